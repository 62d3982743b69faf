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
  endsOn: calendarDay.nullable().describe("The last day on which it is in effect. Null if it has no end date."),
};

/** A block list entry that shares facts with a registration. It blocks nothing; a reviewer decides. */
export const blockMatch = z.object({ ...about, facts: z.array(fact).describe("The facts they share.") });

const entry = z.object({
  ...about,
  version: z.number().int().describe("The number of changes so far."),
  facts: z.array(z.object({ fact, value: z.string().describe("Identity and account numbers are masked.") })),
  isInEffect: z.boolean().describe("Whether it is in effect today."),
});
export type BlockEntry = z.output<typeof entry>;

/**
 * The entries, newest first. A search matches parts of names, in traditional or simplified characters, but only whole
 * numbers, addresses and accounts.
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
          facts: z.array(fact).describe("The facts it shares with the entry."),
        }),
      )
      .describe("At most 50; those that share a number or an address come first."),
  })
  .describe("The registrations and suppliers that match the entry now, if it is in effect.");
export type MatchesNow = z.output<typeof matches>;

const typedFact = shownLine(lengths.email).optional();
const end = z
  .string()
  .max(10)
  .nullable()
  .describe("The last day on which it is in effect, `YYYY-MM-DD`. Null for no end date.");
const reason = shownText(lengths.scope);
const entryId = z.string().max(64);

/**
 * Adds an entry: a company by code, name or both; a person by name and any other known facts; an account by number or
 * IBAN. Matching files under review list it among their risks, and their reviewers receive a message. Nothing is
 * blocked. Refusals: `blockList.listed` (409: an entry has this number or address already), `blockList.facts` (422: too
 * few facts, or facts of another kind), `blockList.day` (422: the end is not a date, or has passed).
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
  refusals: [409, 422],
});

/**
 * Changes the reason and end date of an entry; the reviewers of matching registrations receive a message. Refusals:
 * `blockList.unknown` (404), `blockList.outdated` (409: someone has changed it since that version), `blockList.day`
 * (422: the end is not a date, or has passed).
 */
export const edit = endpoint("PUT", `${base}/{entryId}`, {
  input: z.strictObject({ entryId, version: z.number().int().min(0), reason, endsOn: end }),
  answer: matches,
  ...permission,
  refusals: [404, 409, 422],
});

/**
 * Removes an entry with all its contents; the audit log records who removed it and when. Refusals: `blockList.unknown`
 * (404), `blockList.outdated` (409: someone has changed it since that version).
 */
export const remove = endpoint("DELETE", `${base}/{entryId}`, {
  input: z.strictObject({ entryId, version: z.coerce.number().int().min(0) }),
  answer: nothing,
  ...permission,
  refusals: [404, 409],
});
