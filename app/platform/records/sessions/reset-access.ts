import type { Core } from "~/platform/core/core";
import { endProviderSessions } from "./provider-records";
import { changeProfile, setPassword } from "~/platform/records/accounts/accounts";
import { deleteAuthenticator } from "~/platform/records/accounts/authenticators";
import { deletePasskeys } from "~/platform/records/accounts/passkeys";
import { deleteRecoveryCodes } from "~/platform/records/accounts/recovery-codes";

/**
 * Removes every means to sign in: every session ends, every password is refused until a new one is set with a code sent
 * to the account's email address, and phone, passkeys, authenticator app, recovery codes and changes in progress are
 * removed. `inside.db` is the transaction.
 */
export async function resetAccess(
  inside: Pick<Core, "db" | "seal" | "now">,
  accountId: string,
  now: Date,
): Promise<void> {
  const { db } = inside;
  await setPassword(db, now, accountId, null);
  await endProviderSessions(inside, accountId);
  for (const table of ["sign_in", "email_change"] as const)
    await db.deleteFrom(table).where("account_id", "=", accountId).execute();
  // An attacker may have added them.
  await forgetPhone(inside, accountId);
  await deletePasskeys(db, accountId);
  await deleteAuthenticator(db, accountId);
  await deleteRecoveryCodes(db, accountId);
}

/** Removes an account's phone, and cancels a pending one. `inside.db` is the transaction. */
export async function forgetPhone({ db, seal }: Pick<Core, "db" | "seal">, accountId: string): Promise<void> {
  await changeProfile(db, seal, accountId, { boundPhone: undefined });
  await db.updateTable("account").set({ code_channel: null }).where("id", "=", accountId).execute();
  await db.deleteFrom("phone_change").where("account_id", "=", accountId).execute();
}
