import { signIn } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { type Handler, handle } from "~/platform/cases/handler";
import type { Sso } from "~/platform/cases/sign-in/sso/sso";
import { changePassword, resetPassword } from "./change-password";
import { enterCode, resendCode } from "./enter-code";
import { enterPassword } from "./enter-password";
import { forgotPassword } from "./forgot-password";
import { requireBrowser, standingOf } from "./sign-in";

/** The calls behind the screens of the embedded identity provider (decision 016). */
export const signInHandlers = (core: Core, sso: Sso): Handler[] => [
  handle(signIn.read, async ({ uid }, context) => {
    await requireBrowser(sso, uid, context);
    return standingOf(core, sso, uid, context.now);
  }),
  handle(signIn.enterPassword, (input, context) => enterPassword(core, sso, input, context)),
  handle(signIn.changePassword, (input, context) => changePassword(core, sso, input, context)),
  handle(signIn.enterCode, (input, context) => enterCode(core, sso, input, context)),
  handle(signIn.resendCode, (input, context) => resendCode(core, sso, input, context)),
  // The passwords of a company's own provider are forgotten there.
  ...(core.config.oidc ? [] : passwordHandlers(core)),
];

const passwordHandlers = (core: Core): Handler[] => [
  handle(signIn.forgotPassword, (input, context) => forgotPassword(core, input, context)),
  handle(signIn.resetPassword, (input, context) => resetPassword(core, input, context)),
];
