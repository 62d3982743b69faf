import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { lookedUpFields } from "~/rules/registration/company-lookup";
import { endpoint } from "./endpoint";

/**
 * The record that a third-party business-information service has for this company name or unified credit code, in the
 * format of the basic tab: dates as `YYYY-MM-DD`, capital as a full amount, lists as codes. Unknown fields are omitted.
 * Needs the session of a registration (401 otherwise), and allows 30 calls an hour: `companyLookup.tooOften` (429). An
 * unknown company, a missing service and a failing service get the same refusal (S-19): `companyLookup.failed` (404).
 * §7 mentions the service only in its failure message; the path follows the registration's other calls.
 */
export const lookUp = endpoint("POST", "/spfm/public/gsrm/v1/isp/register/company-lookup", {
  input: z.strictObject({ keyword: z.string().trim().min(2).max(lengths.name) }),
  answer: z.object({ found: z.partialRecord(z.enum(lookedUpFields), z.string()) }),
  access: "registration",
  registrants: "tabs",
  mutates: false,
  refusals: [404, 429],
});
