import type { Core } from "~/platform/core/core";
import { countAgainst, takeBack } from "~/platform/core/rate-limits/count-against";
import { refuse } from "~/platform/core/base/refuse";
import type { Account } from "~/platform/records/accounts/accounts";
import { isPassword } from "~/platform/records/passwords/password-hash";
import { passwordsPerSession } from "~/platform/core/rate-limits/rates";

/** Whether the user signs in with a password that the portal knows; at the company's own provider they do not. */
export const hasPassword = ({ password_hash }: Account): boolean => password_hash !== null;

/** Checks the signed-in user's password. Attempts are counted before they are compared. */
export async function requireOwnPassword(core: Core, account: Account, password: string, now: Date): Promise<void> {
  if (!hasPassword(account)) return;
  const attempt = { rate: passwordsPerSession, subject: account.id };
  await countAgainst(core.db, now, [attempt]);
  if (!(await isPassword(password, account.password_hash))) refuse("invalid", "profile.password.wrong");
  await takeBack(core.db, [attempt]);
}
