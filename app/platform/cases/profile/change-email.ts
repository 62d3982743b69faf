import type { z } from "zod";
import type { ActorContext } from "~/platform/cases/handler";
import type { profile } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { noteContactChange } from "~/platform/records/changes/contact-lock";
import type { Core, Context } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { accountById, changeProfile, type Account } from "~/platform/records/accounts/accounts";
import type { Actor } from "~/platform/records/sessions/actor";
import { endAccountSessions } from "~/platform/records/accounts/end-sessions";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { saveReplacedEmail } from "~/platform/records/accounts/replaced-email";
import { emailChanged } from "~/platform/core/emails/account-changes";
import { findSignInMethod } from "~/platform/records/accounts/identities";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { endProviderSessions } from "~/platform/records/sessions/provider-records";
import { spendCode, checkCode } from "~/platform/core/verification-codes/confirm-code";
import { emailAddress, emailHashes } from "~/platform/core/contact-keys";
import { codeEmail } from "~/platform/core/emails/codes";
import { requestCode } from "~/platform/core/verification-codes/request-code";
import { raiseEmailAlarm } from "./email-alarm";
import { requireOwnPassword } from "./own-password";
import { deletePending, findPending, savePending, type PendingEmail } from "./pending-email";

type Request = z.output<typeof profile.requestEmailCode.input>;
type Confirmation = z.output<typeof profile.confirmEmail.input>;

/**
 * Sends a code to the new email address and one to the old: an open session alone is not enough. The password is required if
 * there is one, but not to resend the codes of the same change.
 */
export async function requestEmailCode(core: Core, { email: input, password }: Request, context: ActorContext) {
  const email = emailAddress(input);
  const account = await accountById(core, context.actor.accountId);
  if (emailHashes(core.seal, email).includes(account.email_hash)) refuse("invalid", "profile.email.same");
  const pending = await findPending(core, account.id);
  if (pending?.email !== email) await requireOwnPassword(core, account, password, context.now);
  const challenges = await sendEmailCodes(core, account, email, context);
  await savePending(core, account.id, { email, ...challenges }, context.now);
  return {};
}

/**
 * Changes the address once both codes are correct. Every other session ends, the old address is notified with a link that
 * restores it, and purchasing is alerted.
 */
export async function confirmEmail(core: Core, codes: Confirmation, { actor, now, language }: ActorContext) {
  const { db, seal, config, emailWaits } = core;
  const { accountId, session } = actor;
  const pending = (await findPending(core, accountId)) ?? refuse("invalid", "code.wrong");
  const account = await accountById(core, accountId);
  const { email: after } = pending;
  const { email: before } = account;
  const challenges = await checkEmailCodes(core, before, pending, codes, now);
  await db.transaction().execute(async (trx) => {
    for (const challenge of challenges) await spendCode(trx, now, challenge);
    await changeProfile(trx, seal, accountId, { email: after });
    // The change was cancelled, or undone with an earlier one, while the codes were checked.
    if (!(await deletePending(trx, accountId))) refuse("invalid", "code.wrong");
    await noteContactChange(trx, { account_id: accountId }, now);
    await endAccountSessions(trx, accountId, now, session.tokenHash);
    await endProviderSessions({ ...core, db: trx }, accountId);
    const subject = `account:${accountId}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.email", subject });
    const undo = await saveReplacedEmail(trx, seal, accountId, { before, after }, now);
    const message = emailChanged(
      { ...config, language },
      maskedEmail(after),
      undo,
      await findSignInMethod({ ...core, db: trx }, accountId),
    );
    await putInOutbox(trx, seal, { kind: "email.changed", to: before, message, now });
    await raiseEmailAlarm(core, trx, account, { news: "changed", before, after, at: now });
  });
  emailWaits();
  return {};
}

/** Cancels the change, so that its codes stop working. */
export async function cancelEmailChange({ db }: Core, { accountId }: Actor) {
  await deletePending(db, accountId);
  return {};
}

/** Sends one code to the new email address and one to the old. Returns their challenges. */
async function sendEmailCodes(core: Core, { id: accountId, email: old }: Account, email: string, args: Context) {
  const emailContext = { ...core.config, language: args.language };
  const toNew = { email, purpose: "email", accountId } as const;
  const { challengeId } = await requestCode(core, args, toNew, (code) => codeEmail(emailContext, toNew, code));
  const toOld = { email: old, purpose: "oldEmail", accountId } as const;
  const { challengeId: oldChallengeId } = await requestCode(core, args, toOld, (code) =>
    codeEmail(emailContext, { purpose: "oldEmail", fact: maskedEmail(email) }, code),
  );
  return { challengeId, oldChallengeId };
}

/** Checks both codes. Returns what `spendCode` needs of each. */
async function checkEmailCodes(
  core: Core,
  old: string,
  { email, challengeId, oldChallengeId }: PendingEmail,
  { code, oldCode }: { code: string; oldCode: string },
  now: Date,
): Promise<string[]> {
  const toNew = await checkCode(core, now, { email, code, challengeId, purpose: "email" });
  const attempt = { email: old, code: oldCode, challengeId: oldChallengeId, purpose: "oldEmail" } as const;
  const toOld = await checkCode(core, now, attempt);
  return [toNew, toOld];
}
