import { z } from "zod";
import { states } from "~/rules/onboarding/stages";
import { endpoint, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

/**
 * The approved companies whose current company file has the type agent (§3), sorted by name. §7 shows the path but not
 * the response.
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
