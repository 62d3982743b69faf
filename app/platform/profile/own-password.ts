import type { Core } from "../core";
import { countAgainst, forgive } from "../db/rate";
import { refuse } from "../http/refuse";
import type { Account } from "../identity/accounts";
import { isPassword } from "../identity/password-hash";
import { passwordsPerSession } from "../limits";

/** Whether the user signs in with a password that the portal knows; at a company's own provider nobody does. */
export const hasPassword = ({ config }: Core, { password_hash }: Account): boolean =>
  password_hash !== null && !config.oidc;

/** Asks who is signed in for the password once more. Wrong ones are counted before they are compared. */
export async function requireOwnPassword(core: Core, account: Account, password: string, now: Date): Promise<void> {
  if (!hasPassword(core, account)) return;
  const attempt = { rate: passwordsPerSession, subject: account.id };
  await countAgainst(core.db, now, [attempt]);
  if (!(await isPassword(password, account.password_hash))) refuse(400, "profile.password.wrong");
  await forgive(core.db, attempt);
}
