import { iso } from "~/platform/core/base/instants";
import type { Db, Tables } from "~/platform/core/database/schema";

/** The encryption context of the secret of an authenticator app. */
export const aboutAuthenticator = (accountId: string): string => `authenticator:${accountId}`;
/** The encryption context of the secret of an authenticator app that is being set up. */
export const aboutAuthenticatorSetup = (accountId: string): string => `authenticator-setup:${accountId}`;

/** The authenticator app of an account. */
export type AuthenticatorRow = Tables["authenticator"];

/** The authenticator app of an account, or undefined if it has none. */
export const findAuthenticator = (db: Db, accountId: string): Promise<AuthenticatorRow | undefined> =>
  db.selectFrom("authenticator").selectAll().where("account_id", "=", accountId).executeTakeFirst();

/**
 * Marks the code of a time step as used. Returns false if a code of this or a later step was accepted before, so that
 * only one of several concurrent attempts succeeds.
 */
export async function spendTimeStep(db: Db, accountId: string, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("authenticator")
    .set({ last_step: step, used_at: iso(now) })
    .where("account_id", "=", accountId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes the authenticator app of an account, and one that is being set up. */
export async function deleteAuthenticator(trx: Db, accountId: string): Promise<void> {
  for (const table of ["authenticator", "authenticator_setup"] as const)
    await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
}
