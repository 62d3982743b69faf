import type { Core } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { findTimeStep } from "~/platform/core/verification-codes/authenticator-code";
import { countAgainst, takeBack } from "~/platform/core/rate-limits/count-against";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { loggedName } from "~/platform/core/security-events/scope";
import { authenticatorsPerAccount } from "~/platform/core/rate-limits/factor-rates";
import { aboutAuthenticator, findAuthenticator, spendTimeStep } from "~/platform/records/accounts/authenticators";
import type { SignInRow } from "./sign-in-row";

/**
 * Checks the code of a sign-in's authenticator app. The attempt is counted before it is compared; a right code removes
 * its own attempt, and can be used once. Wrong, expired and used codes get the same refusal. Refusals:
 * `authenticator.wrong` (400), `authenticator.tooMany` (429).
 */
export async function checkAuthenticator(
  core: Core,
  { account_id: accountId }: SignInRow,
  code: string,
  now: Date,
): Promise<void> {
  const { db, seal } = core;
  const budget = authenticatorsPerAccount.map((rate) => ({ rate, subject: accountId }));
  await countAgainst(db, now, budget);
  const row = await findAuthenticator(db, accountId);
  const step = row
    ? findTimeStep(seal.open<string>(row.secret_sealed, aboutAuthenticator(accountId)), code, now)
    : null;
  if (step === null || !(await spendTimeStep(db, accountId, step, now))) {
    const reason = "authenticator.wrong";
    writeSecurityEvent(core, "authn_login_fail", { reason, actor: loggedName(seal, accountId) });
    return refuse("invalid", reason);
  }
  await takeBack(db, budget);
}
