import { type CompanyKeyKind, companyKeys } from "~/rules/onboarding/company-keys";
import type { FormValues } from "~/rules/form-values";
import type { Db } from "~/platform/ground/database/schema";
import type { Seal } from "~/platform/ground/seal";

/**
 * Keeps by what the company of a registration is recognised elsewhere, in the transaction that keeps its basic tab. The keys
 * are hashed: a stolen table tells no names.
 */
export async function keepCompanyKeys(seal: Seal, trx: Db, registrationId: string, basic: FormValues): Promise<void> {
  await trx.deleteFrom("company_key").where("registration_id", "=", registrationId).execute();
  const keys = Object.entries(companyKeys(basic)).map(([kind, key]) => ({
    registration_id: registrationId,
    kind: kind as CompanyKeyKind,
    key_hash: seal.hash(`company:${kind}`, key),
  }));
  if (keys.length > 0) await trx.insertInto("company_key").values(keys).execute();
}
