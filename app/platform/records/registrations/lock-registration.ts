import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";

/**
 * Locks the registration's row for this transaction and returns it. Every change under a registration calls this first, so that
 * changes are serialised on either engine.
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

/** Like `lockRegistration`, but for changes that are only allowed before a registration is submitted. */
export async function lockToFill(trx: Db, id: string) {
  const row = await lockRegistration(trx, id);
  return row.state === "filling" ? row : refuse("conflict", "registration.submitted");
}
