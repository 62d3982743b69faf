import type { z } from "zod";
import type { signIn } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import type { Core, Context } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { emailHashes } from "~/platform/core/contact-keys";
import { countPast, takeBack } from "~/platform/core/rate-limits/count-against";
import { passwordChanged } from "~/platform/core/emails/account-changes";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { endProviderSessions } from "~/platform/records/sessions/provider-records";
import type { Sso } from "~/platform/cases/sign-in/sso/sso";
import { checkCode, spendCode } from "~/platform/core/verification-codes/confirm-code";
import { type Account, setPassword } from "~/platform/records/accounts/accounts";
import { codeAddress, findAccountForReset, emailWhenNoneHolds, passwordPurpose, wrongCodes } from "./forgot-password";
import { requireGoodPassword } from "~/platform/records/passwords/good-password";
import { findSignInMethod } from "~/platform/records/accounts/identities";
import { isPassword } from "~/platform/records/passwords/password-hash";
import { replacedEmails } from "~/platform/records/accounts/replaced-email";
import { requireBrowser, requireSignIn, loadNextStep } from "./sign-in";

type Change = z.output<typeof signIn.changePassword.input>;
type Reset = z.output<typeof signIn.resetPassword.input>;

/** Replaces the initial password at first use (§1, stage 4). */
export async function changePassword(core: Core, sso: Sso, { uid, password }: Change, context: Context) {
  await requireBrowser(sso, uid, context);
  const { account, has_code } = await requireSignIn(core, uid, context.now);
  if (has_code === 0 || account.password_initial_until === null) refuse("gone", "signIn.gone");
  await requireGoodPassword(core, account.user_account, password);
  await requireNewPassword(account, password);
  await replacePassword(core, account, password, context);
  return loadNextStep(core, sso, uid, context.now);
}

/** Sets a new password with the code from the email. For an unknown account every code is refused as wrong (S-17). */
export async function resetPassword(
  core: Core,
  { account: input, challengeId, code, password }: Reset,
  context: Context,
) {
  const account = await findAccountForReset(core, input, context.now);
  const { now } = context;
  const email = codeAddress(input, account);
  await requireGoodPassword(core, account?.user_account ?? input, password);
  const purpose = await passwordPurpose(core, email, now);
  await countPast(core.db, now, wrongCodes(core, email));
  const challenge = await checkCode(core, now, { email, code, challengeId, purpose });
  await takeBack(core.db, [wrongCodes(core, email)]);
  // A code sent before the account was linked to the company's provider cannot set a password.
  if (!account || (await findSignInMethod(core, account.id)) === "company") return refuse("invalid", "code.wrong");
  await requireNewPassword(account, password);
  await replacePassword(core, account, password, context, challenge);
  await endPasswordCodes(core, email);
  await takeBack(core.db, [emailWhenNoneHolds(core, email, purpose)]);
  // Someone who knew the old password may also be signed in at the provider.
  await endProviderSessions(core, account.id);
  return {};
}

/** Invalidates the same code in every other browser that was allowed to use it. */
async function endPasswordCodes({ db, seal }: Core, email: string) {
  await db
    .deleteFrom("verification_code")
    .where("email_hash", "in", emailHashes(seal, email))
    .where("purpose", "in", ["password", "longPassword"])
    .execute();
}

async function requireNewPassword({ password_hash }: Account, password: string) {
  if (await isPassword(password, password_hash)) refuse("invalid", "password.same");
}

/** In one transaction: spends the code, changes the password, ends every session, and notifies the owner. */
async function replacePassword(core: Core, account: Account, password: string, context: Context, challenge?: string) {
  const { db, seal, config, emailWaits } = core;
  const { now, language } = context;
  await db.transaction().execute(async (trx) => {
    if (challenge) await spendCode(trx, now, challenge);
    await setPassword(trx, now, account.id, password);
    const subject = `account:${account.id}`;
    await recordAudit(trx, { at: now, actor: subject, action: "account.password", subject });
    const message = passwordChanged({ ...config, language });
    for (const to of [account.email, ...(await replacedEmails({ db: trx, seal }, account.id, now))])
      await putInOutbox(trx, seal, { kind: "password.changed", to, message, now });
  });
  emailWaits();
}
