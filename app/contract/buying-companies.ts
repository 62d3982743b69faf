import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";
import { shownLine } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/buying-companies";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const companyId = z.string().regex(/^[\w-]{1,64}$/);
const version = z.coerce.number().int().min(0);

const company = z.object({
  companyId: z.string(),
  code: z.string(),
  name: z.string(),
  version: z.number().describe("The number of changes so far. A change sends the version that it is based on."),
  endedDate: instant.nullable().describe("Null if the company has not ended."),
  people: z.array(
    z.object({
      accountId: z.string(),
      userName: z.string(),
      isBarred: z.boolean(),
      openCount: z.number().int().describe("The number of undecided registrations assigned to this person."),
    }),
  ),
  invitations: z.number().int().describe("The number of unused invitations."),
});
export type BuyingCompany = z.output<typeof company>;

/** The buying companies, also those that ended, by code. Every open one with managers gets every review task. */
export const list = endpoint("GET", base, { input: nothing, answer: z.array(company), ...permission });

/**
 * Adds a buying company, whose id the caller chooses, or renames one. `version` is null for a new one. The same input
 * sent twice is applied once. Refusals: `buyer.unknown` (404), `buyer.outdated` (409), `buyer.nameTaken` (409: another
 * buying company has this name).
 */
export const save = endpoint("PUT", base, {
  input: z.strictObject({ companyId, version: version.nullable(), name: shownLine(lengths.name) }),
  answer: z.object({ version: z.number() }),
  ...permission,
  refusals: [404, 409],
});

const change = { input: z.strictObject({ companyId, version }), answer: nothing, ...permission } as const;

/**
 * Ends a buying company: it gets no more tasks, and its open ones are cancelled. Refusals: `buyer.unknown` (404),
 * `buyer.outdated` (409), `buyer.files` (422: reviews are assigned to its people), `buyer.people` (422: people may still
 * sign in, or invitations are open), `buyer.last` (422: there is no other).
 */
export const end = endpoint("DELETE", `${base}/{companyId}`, { ...change, refusals: [404, 409, 422] });

/** Opens an ended buying company again. Refusals: `buyer.unknown` (404), `buyer.outdated` (409). */
export const reopen = endpoint("PUT", `${base}/{companyId}/reopening`, { ...change, refusals: [404, 409] });
