import type { z } from "zod";
import type { Standing } from "~/contract/sign-in";
import { maskedPhone } from "~/rules/phone-number";
import type { Core, Context } from "~/platform/ground/core";
import { refuse, type RefusalKind } from "~/platform/ground/base/refuse";
import { maskedEmail, phoneForCodes, toCodeChannel } from "~/platform/records/accounts/code-channel";
import type { signIn } from "~/contract";
import { countAgainst, forgive } from "~/platform/ground/database/rate";
import { chinaDate, iso } from "~/platform/ground/base/instants";
import { passwordsPerAccount, passwordsPerAddress } from "~/platform/ground/settings/rates";
import { loggedName } from "~/platform/ground/security-events/scope";
import { writeSecurityEvent } from "~/platform/ground/security-events/events";
import { type Account, findAccount } from "~/platform/records/accounts/accounts";
import { isPassword } from "~/platform/records/accounts/password-hash";
import { checkCode, spendCode } from "~/platform/ground/codes/confirm-code";
import type { Sso } from "./sso/sso";
import { resendSeconds, codeForSignIn, sendSignInCode } from "./send-code";
import { findSignIn, type SignIn, saveSentCode, startSignIn, requireChallenge, passCode } from "./sign-in-row";

/** Refuses a sign-in that has run out, or that another browser began: whoever was sent its address learns nothing (S-20). */
export async function requireBrowser(sso: Sso, uid: string, { loginBinding }: Context): Promise<void> {
  if (!loginBinding || !(await sso.checkBinding(uid, loginBinding))) refuse("gone", "signIn.gone");
}

/** The sign-in with this id; a password must have been right before. */
export const requireSignIn = async (core: Core, uid: string, now: Date): Promise<SignIn> =>
  (await findSignIn(core, uid, now)) ?? refuse("gone", "signIn.gone");

/** What a sign-in asks for next: the code first, so that only who has both replaces an initial password. */
export async function loadNextStep(core: Core, sso: Sso, uid: string, now: Date): Promise<Standing> {
  const signIn = await findSignIn(core, uid, now);
  if (!signIn) return { step: "password" };
  const { account, has_code, code_channel } = signIn;
  if (has_code === 0) {
    const phone = phoneForCodes(core, account);
    const sentTo = phone !== undefined && code_channel === "phone" ? "phone" : "email";
    return {
      step: "code",
      email: maskedEmail(account.email),
      ...(phone === undefined ? {} : { phone: maskedPhone(phone), sentTo }),
      resendSeconds: await resendSeconds(core, account, sentTo, now),
    };
  }
  if (account.password_initial_until !== null) return { step: "newPassword", account: account.user_account };
  return { step: "done", returnTo: await sso.finish(uid, account.id) };
}

type PasswordInput = z.output<typeof signIn.enterPassword.input>;

/**
 * Account and password. A wrong one is counted for this account from this address before it is compared, and a right one
 * takes the count back: guessing is slow, and nobody can lock another's account by guessing at it.
 */
export async function enterPassword(
  core: Core,
  sso: Sso,
  { uid, account: input, password }: PasswordInput,
  context: Context,
) {
  await requireBrowser(sso, uid, context);
  const { now } = context;
  const budget = countedFor(core, input, context);
  await countAgainst(core.db, now, [...budget]);
  const account = await findAccount(core, input);
  const isRight = await isPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) return refuseSignIn(core, "signIn.wrong", account);
  for (const happening of budget) await forgive(core.db, happening);
  if (account.is_barred === 1) return refuseSignIn(core, "signIn.barred", account, "forbidden");
  if (isExpired(account, now)) return refuseSignIn(core, "signIn.initialExpired", account);

  const asksForCode = chinaDate(now) >= core.config.loginCodeFrom;
  const sentCode = asksForCode ? await codeForSignIn(core, account, toCodeChannel(core, account), context) : null;
  await startSignIn(core, uid, { accountId: account.id, hasCode: !asksForCode, now });
  if (sentCode) await saveSentCode(core, { uid, account_id: account.id }, sentCode, now);
  return loadNextStep(core, sso, uid, now);
}

const isExpired = ({ password_initial_until }: Account, now: Date) =>
  password_initial_until !== null && iso(now) >= password_initial_until;

function countedFor({ seal }: Core, input: string, { addressGroup }: Context) {
  const account = input.trim().toLowerCase();
  return [
    { rate: passwordsPerAccount, subject: seal.hash("password", `${account}\n${addressGroup}`) },
    { rate: passwordsPerAddress, subject: seal.hash("password", addressGroup) },
  ] as const;
}

/** Says no, and leaves a security event with the hashed account, where there is one (S-60). */
function refuseSignIn(core: Core, reason: string, account: Account | null, kind: RefusalKind = "invalid"): never {
  const actor = account ? loggedName(core.seal, account.id) : undefined;
  writeSecurityEvent(core, "authn_login_fail", { reason, actor });
  return refuse(kind, reason);
}

type CodeInput = z.output<typeof signIn.enterCode.input>;
type Resend = z.output<typeof signIn.resendCode.input>;

/**
 * The code of a sign-in. Once it was right, the next sign-in sends its code the same way: only who has received a code
 * decides that, not everybody who knows the password.
 */
export async function enterCode(core: Core, sso: Sso, { uid, code }: CodeInput, context: Context) {
  await requireBrowser(sso, uid, context);
  const { now } = context;
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
  if (code_channel !== (account.code_channel ?? "email"))
    await core.db.updateTable("account").set({ code_channel }).where("id", "=", account.id).execute();
  await passCode(core, row, now);
  return loadNextStep(core, sso, uid, now);
}

/** Sends another code, the same way or, where `to` says so, the other. */
export async function resendCode(core: Core, sso: Sso, { uid, to }: Resend, context: Context) {
  await requireBrowser(sso, uid, context);
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
