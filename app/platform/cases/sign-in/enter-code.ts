import type { z } from "zod";
import type { signIn } from "~/contract";
import type { Core, Context } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import type { Sso } from "~/platform/cases/sign-in/sso/sso";
import { checkCode, spendCode } from "~/platform/ground/codes/confirm-code";
import { phoneForCodes } from "~/platform/records/accounts/code-channel";
import { codeForSignIn, sendSignInCode } from "./send-code";
import { requireBrowser, requireSignIn, standingOf } from "./sign-in";
import { challengeOf, passCode, saveSentCode } from "./sign-in-row";

type Input = z.output<typeof signIn.enterCode.input>;
type Resend = z.output<typeof signIn.resendCode.input>;

/**
 * The code of a sign-in. Once it was right, the next sign-in sends its code the same way: only who has received a code
 * decides that, not everybody who knows the password.
 */
export async function enterCode(core: Core, sso: Sso, { uid, code }: Input, context: Context) {
  await requireBrowser(sso, uid, context);
  const { now } = context;
  const row = await requireSignIn(core, uid, now);
  const { account, code_channel } = row;
  const challengeId = challengeOf(core, row);
  const spent =
    code_channel === "phone"
      ? await checkCode(core, now, {
          number: phoneForCodes(core, account) ?? refuse("invalid", "code.wrong"),
          code,
          challengeId,
          purpose: "signInPhone",
        })
      : await checkCode(core, now, { email: account.email, code, challengeId, purpose: "signIn" });
  await spendCode(core.db, now, spent);
  if (code_channel !== (account.code_channel ?? "email"))
    await core.db.updateTable("account").set({ code_channel }).where("id", "=", account.id).execute();
  await passCode(core, row, now);
  return standingOf(core, sso, uid, now);
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
  return standingOf(core, sso, uid, context.now);
}
