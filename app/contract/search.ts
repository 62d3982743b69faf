import { z } from "zod";
import { changeStates } from "~/rules/change-request/change-states";
import { states } from "~/rules/onboarding/stages";
import { sectionIds } from "~/rules/registration/section-ids";
import { searchMax } from "~/rules/workspace/search";
import { endpoint } from "./endpoint";

const company = {
  registrationId: z.string(),
  number: z.string().nullable(),
  companyName: z.string().nullable(),
  companyEnglishName: z.string().nullable(),
};

/**
 * The results of a query: at most five of each kind, newest first. A company is found by its name in either language,
 * in traditional characters, in pinyin or by pinyin initials, or by the start of its number or supplier code. For users
 * who may not review registrations, no companies are found. §7 shows no path.
 */
export const find = endpoint("GET", "/api/v1/srm/tenant/user/tenantweb/search", {
  input: z.strictObject({ query: z.string().trim().max(searchMax) }),
  answer: z.object({
    suppliers: z.array(z.object({ ...company, supplierCode: z.string() })),
    registrations: z.array(z.object({ ...company, state: z.enum(states) })),
    changes: z.array(
      z.object({ ...company, changeId: z.string(), section: z.enum(sectionIds), state: z.enum(changeStates) }),
    ),
  }),
  access: "session",
});
export type SearchResults = z.output<typeof find.answer>;
