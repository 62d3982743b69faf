import { z } from "zod";
import { states } from "~/rules/onboarding/stages";
import { endpoint, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

/**
 * The agents among the suppliers, by name: approved companies whose type is agent (§3), as their company files say now
 * (path of §7, whose answer is not shown).
 */
export const list = endpoint("GET", "/api/v1/isp/sync/agency/agency-page-list", {
  input: z.strictObject(pageQuery),
  answer: pageOf(
    z.object({
      registrationId: z.string(),
      companyName: z.string(),
      supplierCode: z.string(),
      state: z.enum(states),
      approvedAt: instant.describe("When it was approved, ISO 8601 UTC."),
    }),
  ),
  access: "session",
  button: "registration.review",
});
