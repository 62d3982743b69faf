import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { maxCompanyDays } from "~/rules/teamwork/limits";
import { companyDay } from "~/rules/teamwork/settings";
import { person } from "./assignment";
import { endpoint, nothing } from "./endpoint";
import { shownLine } from "./shown-text";

const base = "/spfm/public/gsrm/v1/isp/onboarding/settings";
/** For super admins: no role has this button. */
const maintenance = { access: "session", button: "review.settings" } as const;
const version = z.number().int().min(0).describe("The number of times the list has been saved.");
const days = z.array(companyDay).max(maxCompanyDays);
const newDays = z
  .array(z.strictObject({ ...companyDay.shape, name: shownLine(lengths.name) }))
  .max(maxCompanyDays)
  .refine((items) => new Set(items.map(({ day }) => day)).size === items.length);

/** The days on which the company works although China does not, and vice versa. */
export const loadDays = endpoint("GET", `${base}/calendar`, {
  input: nothing,
  answer: z.object({ version, items: days }),
  ...maintenance,
});

/** Saves the whole list. Each day can appear only once. Refusal: `reviewSettings.outdated` (409). */
export const saveDays = endpoint("PUT", `${base}/calendar`, {
  input: z.strictObject({ version, items: newDays }),
  answer: z.object({ version }),
  ...maintenance,
  refusals: [409],
});

/** The person who is notified of reviews that remain overdue; null for the super admins. */
export const loadHead = endpoint("GET", `${base}/head`, {
  input: nothing,
  answer: z.object({ head: person.nullable() }),
  ...maintenance,
});

/** Sets the head of purchasing; null for no one. Refusal: `assignment.unknownColleague` (404). */
export const saveHead = endpoint("PUT", `${base}/head`, {
  input: z.strictObject({ accountId: z.string().max(64).nullable() }),
  answer: nothing,
  ...maintenance,
  refusals: [404],
});
