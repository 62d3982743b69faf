import { authenticator, signIn } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import type { Platform } from "~/platform/platform.server";
import { codeAt } from "./authenticator-app";
import type { Call } from "./platform";
import { codeTo } from "./platform-email";
import { browserOf } from "./platform-sign-in";

type Emails = Parameters<typeof codeTo>[0];
export type TestClock = { now: Date; advance: (seconds: number) => void };
type Setting = { call: Call; emails: Emails; clock: TestClock };

/** The code that changes the app or the recovery codes, a minute after the last. */
export async function freshCode({ call, emails, clock }: Setting, email = "supplier@demo.example") {
  clock.advance(61);
  const { challengeId } = await call(authenticator.sendCode, {});
  return { challengeId, code: await codeTo(emails, email) };
}

/** Sets an app up; returns its secret and the recovery codes, two steps after its first code. */
export async function setUpApp(setting: Setting) {
  const { call, clock } = setting;
  const { secret } = await call(authenticator.begin, await freshCode(setting));
  const { recoveryCodes } = await call(authenticator.activate, { code: codeAt(secret, clock.now) });
  clock.advance(61);
  return { secret, recoveryCodes };
}

/** A browser that has entered the supplier's password, and the next step of its sign-in. */
export async function afterPassword(platform: Platform) {
  const browser = browserOf(platform);
  const uid = await browser.begin();
  const standing = await browser.call(signIn.enterPassword, { uid, account: "supplier", password: demoPassword });
  return {
    browser,
    uid,
    standing,
    enterApp: (code: string) => browser.call(signIn.enterAuthenticator, { uid, code }),
    enterRecovery: (code: string) => browser.call(signIn.enterRecoveryCode, { uid, code }),
  };
}
