import { toRecoveryCode } from "~/rules/sign-in/recovery-code";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import type { Core, Context } from "~/platform/core/core";
import { countAgainst, takeBack } from "~/platform/core/rate-limits/count-against";
import { recoveryCodeUsed } from "~/platform/core/emails/authenticator-changes";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { loggedName } from "~/platform/core/security-events/scope";
import { recoveryCodesPerAccount } from "~/platform/core/rate-limits/factor-rates";
import { countRecoveryCodes, findRecoveryHash, spendRecoveryCode } from "~/platform/records/accounts/recovery-codes";
import { passCode, type SignInRow } from "./sign-in-row";

/**
 * Lets a sign-in continue with a recovery code, which is then used up, and notifies the account's email address. The
 * attempt is counted before it is compared. Refusals: `recoveryCode.wrong` (400), `recoveryCode.tooMany` (429).
 */
export async function passRecoveryCode(
  core: Core,
  row: SignInRow,
  typed: string,
  { now, language }: Context,
): Promise<void> {
  const { db, seal } = core;
  const { account_id: accountId, account } = row;
  const budget = [{ rate: recoveryCodesPerAccount, subject: accountId }];
  await countAgainst(db, now, budget);
  const code = toRecoveryCode(typed);
  const hash = code === null ? null : await findRecoveryHash(db, accountId, code);
  await db.transaction().execute(async (trx) => {
    if (hash === null || !(await spendRecoveryCode(trx, accountId, hash))) return refuseCode(core, accountId);
    await passCode({ ...core, db: trx }, row, now);
    const left = (await countRecoveryCodes(trx, accountId))?.left ?? 0;
    const subject = `account:${accountId}`;
    await recordAudit(trx, {
      at: now,
      actor: subject,
      action: "account.recoveryCodeUsed",
      subject,
      details: { left },
    });
    const message = recoveryCodeUsed({ ...core.config, language }, left);
    await putInOutbox(trx, seal, { kind: "recoveryCode.used", to: account.email, message, now });
  });
  core.emailWaits();
  await takeBack(db, budget);
  writeSecurityEvent(core, "user_updated", { step: "recoveryCodeUsed", actor: loggedName(seal, accountId) });
}

function refuseCode(core: Core, accountId: string): never {
  const reason = "recoveryCode.wrong";
  writeSecurityEvent(core, "authn_login_fail", { reason, actor: loggedName(core.seal, accountId) });
  return refuse("invalid", reason);
}
