import { accountsIn } from "~/rules/change-request/accounts";
import type { Typed } from "~/rules/typed";
import type { Db } from "../db/schema";
import type { Seal } from "../db/sealed";

/** Keeps, in the place of those before, the keyed hashes by which a registration's accounts are found again (S-52, S-57). */
export async function keepBankPrints(seal: Seal, trx: Db, registrationId: string, bank: Typed): Promise<void> {
  await trx.deleteFrom("bank_print").where("registration_id", "=", registrationId).execute();
  const prints = accountsIn(bank).map((account) => seal.hash("bank account", account));
  if (prints.length === 0) return;
  await trx
    .insertInto("bank_print")
    .values(prints.map((print) => ({ registration_id: registrationId, print })))
    .execute();
}

/** Whether another company that has handed its registration in uses one of these accounts. */
export async function isSharedAccount(seal: Seal, db: Db, registrationId: string, bank: Typed): Promise<boolean> {
  const prints = accountsIn(bank).flatMap((account) => seal.hashes("bank account", account));
  if (prints.length === 0) return false;
  const other = await db
    .selectFrom("bank_print")
    .innerJoin("registration", "registration.id", "bank_print.registration_id")
    .select("registration.id")
    .where("print", "in", prints)
    .where("registration.id", "<>", registrationId)
    .where("submitted_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
