import type { Standing } from "~/contract/sign-in";
import { maskedPhone } from "~/rules/phone-number";
import type { Core, Context } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import type { Sso } from "~/platform/cases/sign-in/sso/sso";
import { maskedEmail, phoneForCodes } from "~/platform/records/accounts/code-channel";
import { resendSeconds } from "./send-code";
import { findSignIn, type SignIn } from "./sign-in-row";

/** Refuses a sign-in that has run out, or that another browser began: whoever was sent its address learns nothing (S-20). */
export async function requireBrowser(sso: Sso, uid: string, { loginBinding }: Context): Promise<void> {
  if (!loginBinding || !(await sso.checkBinding(uid, loginBinding))) refuse("gone", "signIn.gone");
}

/** The sign-in with this id; a password must have been right before. */
export const requireSignIn = async (core: Core, uid: string, now: Date): Promise<SignIn> =>
  (await findSignIn(core, uid, now)) ?? refuse("gone", "signIn.gone");

/** What a sign-in asks for next: the code first, so that only who has both replaces an initial password. */
export async function standingOf(core: Core, sso: Sso, uid: string, now: Date): Promise<Standing> {
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
