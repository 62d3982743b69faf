import type { z } from "zod";
import type { Standing } from "~/contract/sign-in";
import { maskedPhone } from "~/rules/identifiers/phone-number";
import type { Core, Context } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { findAuthenticator } from "~/platform/records/accounts/authenticators";
import { phoneForCodes } from "~/platform/records/accounts/code-channel";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { countRecoveryCodes } from "~/platform/records/accounts/recovery-codes";
import type { signIn } from "~/contract";
import { checkCode, spendCode } from "~/platform/core/verification-codes/confirm-code";
import type { Sso } from "./sso/sso";
import { checkAuthenticator } from "./enter-authenticator";
import { checkPasskey, findAssertionOptions } from "./enter-passkey";
import { passRecoveryCode } from "./enter-recovery-code";
import { findHiddenResult, refuseHidden, tryDecoyCode } from "./hidden-result";
import { codeForSignIn, resendSeconds, sendSignInCode, takeBackSentCode } from "./send-code";
import { findSignIn, type SignInRow, saveSentCode, requireChallenge, passCode } from "./sign-in-row";

/** Refuses a sign-in that has expired or that another browser started: its address alone is not enough (S-20). */
export async function requireBrowser(sso: Sso, uid: string, { loginBinding }: Context): Promise<void> {
  if (!loginBinding || !(await sso.checkBinding(uid, loginBinding))) refuse("gone", "signIn.gone");
}

/** The sign-in with this id, after a correct password. */
export const requireSignIn = async (core: Core, uid: string, now: Date): Promise<SignInRow> =>
  (await findSignIn(core, uid, now)) ?? refuse("gone", "signIn.gone");

/** The next step of a sign-in. The code comes first, so that replacing an initial password requires both. */
export async function loadNextStep(core: Core, sso: Sso, uid: string, now: Date): Promise<Standing> {
  const signIn = await findSignIn(core, uid, now);
  if (signIn?.has_code !== 1 && (await findHiddenResult(core, uid, now))) return { step: "codeIfRight" };
  if (!signIn) return passwordStep(sso, uid);
  const { account, has_code, code_channel } = signIn;
  if (has_code === 0) {
    const phone = phoneForCodes(core, account);
    const others = await listOthers(core, account.id);
    const places = {
      email: maskedEmail(account.email),
      ...(phone === undefined ? {} : { phone: maskedPhone(phone) }),
    };
    const options = await findAssertionOptions(core, signIn);
    if (options !== null) return { step: "passkey", options, ...places, ...toOthers(others) };
    // If no code was sent, the next step is the app, provided that the account has one.
    if (code_channel === null && others.includes("authenticator"))
      return { step: "authenticator", ...places, ...toOthers(others.filter((other) => other !== "authenticator")) };
    const sentTo = phone !== undefined && code_channel === "phone" ? "phone" : "email";
    return {
      step: "code",
      ...places,
      ...(phone === undefined ? {} : { sentTo }),
      resendSeconds: await resendSeconds(core, account, sentTo, now),
      ...toOthers(others),
    };
  }
  if (account.password_initial_until !== null) return { step: "newPassword", account: account.user_account };
  return { step: "done", returnTo: await sso.finish(uid, account.id) };
}

async function passwordStep(sso: Sso, uid: string): Promise<Standing> {
  const callbackUrl = sso.clients.company && (await sso.findPlace(uid));
  return { step: "password", ...(callbackUrl === null ? {} : { company: { callbackUrl } }) };
}

type Other = "authenticator" | "recoveryCode";

/** The account's alternatives to the code, besides passkeys. */
async function listOthers({ db }: Core, accountId: string): Promise<Other[]> {
  const authenticator = await findAuthenticator(db, accountId);
  const recoveryCodes = await countRecoveryCodes(db, accountId);
  return [
    ...(authenticator ? (["authenticator"] as const) : []),
    ...(recoveryCodes ? (["recoveryCode"] as const) : []),
  ];
}

const toOthers = (others: Other[]) => (others.length === 0 ? {} : { others });

type CodeInput = z.output<typeof signIn.enterCode.input>;
type Resend = z.output<typeof signIn.resendCode.input>;

/**
 * Checks the code of a sign-in. If it is right, the next sign-in uses the same channel: only someone who has received a code
 * can choose it, not everyone who knows the password.
 */
export async function enterCode(core: Core, sso: Sso, { uid, code }: CodeInput, context: Context) {
  await requireBrowser(sso, uid, context);
  const { now } = context;
  await tryDecoyCode(core, uid, code, now);
  const row = await requireSignIn(core, uid, now);
  const { account, code_channel } = row;
  const challengeId = requireChallenge(core, row);
  const challenge =
    code_channel === "phone"
      ? await checkCode(core, now, {
          number: phoneForCodes(core, account) ?? refuse("invalid", "code.wrong"),
          code,
          challengeId,
          purpose: "signInPhone",
        })
      : await checkCode(core, now, { email: account.email, code, challengeId, purpose: "signIn" });
  await spendCode(core.db, now, challenge);
  await takeBackSentCode(core, account, code_channel ?? "email");
  if (code_channel !== (account.code_channel ?? "email"))
    await core.db.updateTable("account").set({ code_channel }).where("id", "=", account.id).execute();
  await passCode(core, row, now);
  return loadNextStep(core, sso, uid, now);
}

type PasskeyInput = z.output<typeof signIn.enterPasskey.input>;

/** The passkey of a sign-in, in place of the code. */
export async function enterPasskey(core: Core, sso: Sso, { uid, passkey }: PasskeyInput, context: Context) {
  await requireBrowser(sso, uid, context);
  await refuseHidden(core, uid, context.now);
  const row = await requireSignIn(core, uid, context.now);
  await checkPasskey(core, row, passkey, context);
  await passCode(core, row, context.now);
  return loadNextStep(core, sso, uid, context.now);
}

type CodeOfApp = z.output<typeof signIn.enterAuthenticator.input>;

/** The code of a sign-in's authenticator app, in place of the code that is sent. */
export async function enterAuthenticator(core: Core, sso: Sso, { uid, code }: CodeOfApp, context: Context) {
  await requireBrowser(sso, uid, context);
  await refuseHidden(core, uid, context.now);
  const row = await requireSignIn(core, uid, context.now);
  await checkAuthenticator(core, row, code, context.now);
  await passCode(core, row, context.now);
  return loadNextStep(core, sso, uid, context.now);
}

type RecoveryCode = z.output<typeof signIn.enterRecoveryCode.input>;

/** A recovery code, in place of every other second factor. */
export async function enterRecoveryCode(core: Core, sso: Sso, { uid, code }: RecoveryCode, context: Context) {
  await requireBrowser(sso, uid, context);
  await refuseHidden(core, uid, context.now);
  const row = await requireSignIn(core, uid, context.now);
  await passRecoveryCode(core, row, code, context);
  return loadNextStep(core, sso, uid, context.now);
}

/** Sends another code, through the same channel or the one in `to`. */
export async function resendCode(core: Core, sso: Sso, { uid, to }: Resend, context: Context) {
  await requireBrowser(sso, uid, context);
  await refuseHidden(core, uid, context.now);
  const row = await requireSignIn(core, uid, context.now);
  const { account, code_channel } = row;
  const current = code_channel ?? "email";
  const sentCode =
    to === undefined || to === current
      ? await sendSignInCode(core, account, current, context)
      : await codeForSignIn(core, account, to, context);
  await saveSentCode(core, row, sentCode, context.now);
  return loadNextStep(core, sso, uid, context.now);
}
