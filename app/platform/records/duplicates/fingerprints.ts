import { accountsIn } from "~/rules/change-request/bank-accounts";
import type { FormValues } from "~/rules/form-values";
import type { Db } from "~/platform/core/database/schema";
import type { Seal } from "~/platform/core/seal";
import { type CompanyKeyKind, companyKeys } from "~/rules/onboarding/company-keys";

const mostSharers = 10;

/** Replaces the keyed hashes by which a registration's bank accounts can be found (S-52, S-57). */
export async function keepBankPrints(seal: Seal, trx: Db, registrationId: string, bank: FormValues): Promise<void> {
  await trx.deleteFrom("bank_print").where("registration_id", "=", registrationId).execute();
  const prints = accountsIn(bank).map((account) => seal.hash("bank account", account));
  if (prints.length === 0) return;
  await trx
    .insertInto("bank_print")
    .values(prints.map((print) => ({ registration_id: registrationId, print })))
    .execute();
}

/** The hashes of each account in a bank section under every secret, the newest first. */
export const bankPrintHashes = (seal: Seal, bank: FormValues): string[][] =>
  accountsIn(bank).map((account) => seal.hashes("bank account", account));

/** Another company that has submitted its registration with one of these accounts. */
type Sharer = { registrationId: string; number: string | null; companyName: string | null };

/** The other companies that use one of the accounts of a bank section, ten of them at most. */
export async function listSharers(seal: Seal, db: Db, registrationId: string, bank: FormValues): Promise<Sharer[]> {
  const prints = bankPrintHashes(seal, bank).flat();
  if (prints.length === 0) return [];
  const rows = await db
    .selectFrom("registration")
    .select(["id", "number", "company_name"])
    .where("id", "in", db.selectFrom("bank_print").select("registration_id").where("print", "in", prints))
    .where("id", "<>", registrationId)
    .where("submitted_at", "is not", null)
    .orderBy("submitted_at")
    .limit(mostSharers)
    .execute();
  return rows.map(({ id, number, company_name }) => ({ registrationId: id, number, companyName: company_name }));
}

/**
 * Replaces the keys by which a registration's company is recognised elsewhere, in the transaction that saves its basic tab.
 * The keys are hashed, so that a stolen table does not reveal names.
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

/** The hashes of each key of a company under every secret, the newest first. */
export const companyKeyHashes = (seal: Seal, basic: FormValues): string[][] =>
  Object.entries(companyKeys(basic)).map(([kind, key]) => seal.hashes(`company:${kind}`, key));
