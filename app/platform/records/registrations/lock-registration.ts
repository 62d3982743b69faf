import type { Db } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";

/**
 * Takes the registration's row for this transaction and answers it: whoever changes anything under a registration comes
 * through here first, so changes follow one another on either engine.
 */
export async function lockRegistration(trx: Db, id: string) {
  const row = await trx
    .updateTable("registration")
    .set((before) => ({ turn: before("turn", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ?? refuse("unknown", "request.e404");
}

/** The same, for changes that are only allowed before a registration is submitted. */
export async function lockToFill(trx: Db, id: string) {
  const row = await lockRegistration(trx, id);
  return row.state === "filling" ? row : refuse("conflict", "registration.submitted");
}
