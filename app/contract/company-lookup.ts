import { z } from "zod";
import { lengths } from "~/rules/limits/lengths";
import { lookedUpFields } from "~/rules/registration/company-lookup";
import { endpoint } from "./endpoint";

/**
 * What a third-party business-information service knows of the company with this name or unified credit code, in the
 * terms of the basic tab: dates `YYYY-MM-DD`, capital in full, lists by their codes; what it does not know is left out.
 * Needs the session of a registration (401 otherwise) and counts, 30 an hour: `companyLookup.tooOften` (429). No such
 * company, no such service and a service that fails are one refusal (S-19): `companyLookup.failed` (404). §7 mentions the
 * service through its failure message alone; the path is of the family of the registration's other calls.
 */
export const lookUp = endpoint("POST", "/spfm/public/gsrm/v1/isp/register/company-lookup", {
  input: z.strictObject({ keyword: z.string().trim().min(2).max(lengths.name) }),
  answer: z.object({ found: z.partialRecord(z.enum(lookedUpFields), z.string()) }),
  access: "registration",
  isChange: false,
  refuses: [404, 429],
});
