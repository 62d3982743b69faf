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

/** The categories that a supplier is qualified for. Refusal: `onboarding.unknown` (404). */
export const load = endpoint("GET", base, {
  input: z.strictObject({ registrationId }),
  answer: z
    .object({
      categories: z.array(z.string()).describe("The codes, as a change has to name them."),
      choices: named.describe("All categories there are, and those it is qualified for that are on the list no more."),
      isChangeable: z.boolean().describe("Whether its state takes a change."),
    })
    .nullable()
    .describe("Null unless the company is a qualified supplier."),
  ...permission,
  refuses: [404],
});

/**
 * Changes what a supplier is qualified for, and notifies its people in the workspace and by email. Refusals:
 * `onboarding.unknown` (404), `categories.notQualified` (409), `categories.outdated` (409: someone has changed them since),
 * `categories.none`, `categories.unchanged` and `categories.unlisted` (422).
 */
export const change = endpoint("PUT", base, {
  input: z.strictObject({
    registrationId,
    before: codes.describe("The categories that were on the screen."),
    categories: codes.describe("Those that take their place; one at least."),
    reason: categoryReason(),
  }),
  answer: nothing,
  ...permission,
  refuses: [404, 409, 422],
});

/**
 * The categories that the user's own company is qualified for. Null if it has not become a qualified supplier, or is not one
 * any more.
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
