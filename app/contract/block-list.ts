import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { blockFacts, blockKinds } from "~/rules/onboarding/block-facts";
import { endpoint, nothing, pageOf, pageQuery } from "./endpoint";
import { calendarDay, instant } from "./moments";
import { shownLine, shownText } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/block-list";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const kind = z.enum(blockKinds);
const fact = z.enum(blockFacts);
const about = {
  entryId: z.string(),
  kind,
  reason: z.string().describe("Why it is on the list."),
  addedBy: z.string(),
  addedAt: instant,
  endsOn: calendarDay.nullable().describe("The last day that it counts. Null if it has no end."),
};

/** An entry that a registration has facts in common with. It blocks nothing: a reviewer decides. */
export const blockMatch = z.object({ ...about, facts: z.array(fact).describe("What both have in common.") });

const entry = z.object({
  ...about,
  version: z.number().int().describe("How often it was changed."),
  facts: z.array(z.object({ fact, value: z.string().describe("Identity and account numbers are masked.") })),
  isInEffect: z.boolean().describe("Whether it counts today."),
});
export type BlockEntry = z.output<typeof entry>;

/**
 * The entries, the newest first. A search finds part of a name, in traditional or simplified characters, and whole numbers,
 * addresses and accounts.
 */
export const list = endpoint("GET", base, {
  input: z.strictObject({ ...pageQuery, search: z.string().max(lengths.email).default("") }),
  answer: pageOf(entry),
  ...permission,
});

const matches = z
  .object({
    total: z.number().int(),
    matches: z
      .array(
        z.object({
          registrationId: z.string(),
          number: z.string().nullable(),
          companyName: z.string().nullable(),
          companyEnglishName: z.string().nullable(),
          facts: z.array(fact).describe("What it has in common with the entry."),
        }),
      )
      .describe("Those with a number or an address in common first; 50 at most."),
  })
  .describe("The registrations and suppliers that match the entry now, if it is in effect.");
export type MatchesNow = z.output<typeof matches>;

const typedFact = shownLine(lengths.email).optional();
const end = z.string().max(10).nullable().describe("The last day that it counts, `YYYY-MM-DD`. Null for no end.");
const reason = shownText(lengths.scope);
const entryId = z.string().max(64);

/**
 * Adds an entry. A company has a code or a name or both, a person a name and what else is known, an account its number or IBAN.
 * Files under review show it among their risks, and nothing is blocked; the reviewers of those that match receive a message. Refusals: `blockList.listed` (409: an entry has this
 * number or address already), `blockList.facts` (422: too little, or not of this kind), `blockList.day` (422: the end is not a date,
 * or has passed).
 */
export const add = endpoint("POST", base, {
  input: z.strictObject({
    kind,
    facts: z.strictObject({
      companyCode: typedFact.describe("Unified credit code or registration number."),
      companyName: typedFact,
      personName: typedFact,
      identityNumber: typedFact,
      phone: typedFact,
      email: typedFact,
      accountNumber: typedFact.describe("Account number or IBAN."),
    }),
    reason,
    endsOn: end,
  }),
  answer: matches,
  ...permission,
  refuses: [409, 422],
});

/**
 * Changes the reason and the end of an entry; the reviewers of those that match receive a message. Refusals: `blockList.unknown` (404), `blockList.outdated` (409: someone has changed
 * it since that version), `blockList.day` (422: the end is not a date, or has passed).
 */
export const edit = endpoint("PUT", `${base}/{entryId}`, {
  input: z.strictObject({ entryId, version: z.number().int().min(0), reason, endsOn: end }),
  answer: matches,
  ...permission,
  refuses: [404, 409, 422],
});

/**
 * Removes an entry with everything it says; the audit log has who did it and when. Refusals: `blockList.unknown` (404),
 * `blockList.outdated` (409: someone has changed it since that version).
 */
export const remove = endpoint("DELETE", `${base}/{entryId}`, {
  input: z.strictObject({ entryId, version: z.coerce.number().int().min(0) }),
  answer: nothing,
  ...permission,
  refuses: [404, 409],
});
