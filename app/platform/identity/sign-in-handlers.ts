import { signIn } from "~/contract";
import type { Core } from "../core";
import { type Handler, handle } from "../http/router";
import type { Sso } from "../sso/sso";
import { checkCode, spendCode } from "../verification/confirm-code";
import { changePassword, resetPassword } from "./change-password";
import { enterPassword } from "./enter-password";
import { forgotPassword } from "./forgot-password";
import { sendSignInCode } from "./send-code";
import { challengeOf, keepSignIn, requireBrowser, requireSignIn, standingOf } from "./sign-in";

/** The calls behind the screens of the embedded identity provider (design §6). */
export const signInHandlers = (core: Core, sso: Sso): Handler[] => [
  handle(signIn.read, async ({ uid }, context) => {
    await requireBrowser(sso, uid, context);
    return standingOf(core, sso, uid, context.now);
  }),
  handle(signIn.enterPassword, (input, context) => enterPassword(core, sso, input, context)),
  handle(signIn.changePassword, (input, context) => changePassword(core, sso, input, context)),
  handle(signIn.enterCode, async ({ uid, code }, context) => {
    await requireBrowser(sso, uid, context);
    const found = await requireSignIn(core, uid, context.now);
    const attempt = {
      email: found.account.email,
      code,
      challengeId: challengeOf(core, found),
      purpose: "signIn" as const,
    };
    await spendCode(core.db, context.now, await checkCode(core, context.now, attempt));
    await keepSignIn(core, uid, { accountId: found.account_id, hasCode: true, challengeId: null, now: context.now });
    return standingOf(core, sso, uid, context.now);
  }),
  handle(signIn.resendCode, async ({ uid }, context) => {
    await requireBrowser(sso, uid, context);
    const { account } = await requireSignIn(core, uid, context.now);
    const challengeId = await sendSignInCode(core, account, context);
    await keepSignIn(core, uid, { accountId: account.id, hasCode: false, challengeId, now: context.now });
    return standingOf(core, sso, uid, context.now);
  }),
  // The passwords of a company's own provider are forgotten there.
  ...(core.config.oidc ? [] : passwordHandlers(core)),
];

const passwordHandlers = (core: Core): Handler[] => [
  handle(signIn.forgotPassword, (input, context) => forgotPassword(core, input, context)),
  handle(signIn.resetPassword, (input, context) => resetPassword(core, input, context)),
];
