import * as z from "zod/mini";
import { flag, listed } from "../fields/builders";
import type { Finding } from "../finding";
import { type Answers, section } from "../section";
import { selfRegistrationCountry } from "./self-registration";

const fields = z.object({ country: listed("HPFM.COUNTRY"), consentAgreementFlag: flag() });

/** The disclaimer page: only suppliers registered in China can continue (§1), and the agreement must be ticked (§5). */
export const agreement = section({ fields, errors, warnings: () => [] });

function* errors({ country, consentAgreementFlag }: Answers<typeof fields>): Generator<Finding> {
  if (country && country !== selfRegistrationCountry) yield { field: "country", code: "registration.country" };
  if (!consentAgreementFlag) yield { field: "consentAgreementFlag", code: "registration.consent" };
}
