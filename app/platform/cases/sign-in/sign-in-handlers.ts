import { signIn } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handle } from "~/platform/cases/handler";
import type { Sso } from "./sso/sso";
import { changePassword, resetPassword } from "./change-password";
import { enterPassword } from "./enter-password";
import {
  enterAuthenticator,
  enterCode,
  enterPasskey,
  enterRecoveryCode,
  resendCode,
  requireBrowser,
  loadNextStep,
} from "./sign-in";
import { forgotPassword } from "./forgot-password";

/** The calls behind the screens of the embedded identity provider (decision 016). */
export const signInHandlers = (core: Core, sso: Sso): Handler[] => [
  handle(signIn.read, async ({ uid }, context) => {
    await requireBrowser(sso, uid, context);
    return loadNextStep(core, sso, uid, context.now);
  }),
  handle(signIn.enterPassword, (input, context) => enterPassword(core, sso, input, context)),
  handle(signIn.changePassword, (input, context) => changePassword(core, sso, input, context)),
  handle(signIn.enterCode, (input, context) => enterCode(core, sso, input, context)),
  handle(signIn.enterPasskey, (input, context) => enterPasskey(core, sso, input, context)),
  handle(signIn.enterAuthenticator, (input, context) => enterAuthenticator(core, sso, input, context)),
  handle(signIn.enterRecoveryCode, (input, context) => enterRecoveryCode(core, sso, input, context)),
  handle(signIn.resendCode, (input, context) => resendCode(core, sso, input, context)),
  handle(signIn.forgotPassword, (input, context) => forgotPassword(core, input, context)),
  handle(signIn.resetPassword, (input, context) => resetPassword(core, input, context)),
];
