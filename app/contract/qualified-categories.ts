import { z } from "zod";
import { categoryReason } from "~/rules/categories/category-change";
import { lengths } from "~/rules/limits/lengths";
import { maxChosen } from "~/rules/registration/limits";
import { endpoint, nothing } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/qualified-categories";
const permission = { access: "session", button: "registration.review" } as const;
const registrationId = z.string().max(64);
const codes = z.array(z.string().max(lengths.code)).max(maxChosen.categories);
const named = z.array(
  z.object({
    value: z.string().describe("A code of `ISP.CATEGORY`."),
    meaning: z.string().describe("In the language of the request."),
  }),
);

/** The categories for which a supplier is qualified. Refusal: `onboarding.unknown` (404). */
export const load = endpoint("GET", base, {
  input: z.strictObject({ registrationId }),
  answer: z
    .object({
      categories: z.array(z.string()).describe("The current codes, which a change has to send."),
      choices: named.describe("All categories, including those it is qualified for that are no longer on the list."),
      isChangeable: z.boolean().describe("Whether the categories can be changed in its current state."),
    })
    .nullable()
    .describe("Null unless the company is a qualified supplier."),
  ...permission,
  refusals: [404],
});

/**
 * Changes the categories for which a supplier is qualified, and notifies its users in the workspace and by email.
 * Refusals: `onboarding.unknown` (404), `categories.notQualified` (409), `categories.outdated` (409: someone has
 * changed them since), `categories.none`, `categories.unchanged` and `categories.unlisted` (422).
 */
export const change = endpoint("PUT", base, {
  input: z.strictObject({
    registrationId,
    before: codes.describe("The categories that were on the screen."),
    categories: codes.describe("The new categories; at least one."),
    reason: categoryReason(),
  }),
  answer: nothing,
  ...permission,
  refusals: [404, 409, 422],
});

/**
 * The categories for which the user's company is qualified. Null if it is not, or is no longer, a qualified supplier.
 */
export const own = endpoint("GET", "/spfm/public/gsrm/v1/isp/company/qualified-categories", {
  input: nothing,
  answer: z
    .object({
      categories: named,
      lastChange: z.object({ at: instant, reason: z.string() }).nullable().describe("Null if they have never changed."),
    })
    .nullable(),
  access: "session",
});
