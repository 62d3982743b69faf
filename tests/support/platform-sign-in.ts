import { randomBytes } from "node:crypto";
import { session, signIn } from "~/contract";
import type { Caller } from "~/gateway/gateway.server";
import type { Platform } from "~/platform/platform.server";
import { demoPassword } from "~/platform/demo/accounts";
import { callOf } from "./platform";

/** A browser that signs in: its binding, and the cookies of the identity provider. */
export function browserOf(platform: Platform, standing: Partial<Caller> = {}) {
  const binding = randomBytes(32).toString("base64url");
  const cookies = new Map<string, string>();
  const call = callOf(platform, { ...standing, loginBinding: binding });

  async function get(address: string): Promise<Response> {
    const { pathname, search } = new URL(address, "http://platform.test");
    const headers = {
      "x-login-binding": binding,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    const response = await platform.fetch(new Request(`http://platform.test${pathname}${search}`, { headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  /** Follows redirects until one leads where the test wants to be. */
  async function follow(address: string, to: RegExp): Promise<string> {
    for (let at = address, steps = 0; steps < 12; steps++) {
      if (to.test(at)) return at;
      const { headers, status } = await get(at);
      at = headers.get("location") ?? `answered ${status} at ${at}`;
    }
    throw new Error(`${address} never led to ${to}`);
  }

  return {
    binding,
    call,
    get,
    follow,
    /** Begins a sign-in; answers the id of the provider's interaction. */
    async begin(): Promise<string> {
      const address = await follow("/api/v1/sso/login?callbackUrl=/workspace", /\/sign-in\//);
      return /\/sign-in\/([^/?]+)/.exec(address)?.[1] ?? "";
    },
    /** From the finished screens back to the portal; answers the token of its query (§2). */
    async handedOver(returnTo: string): Promise<string> {
      const address = await follow(returnTo, /[?&]token=|\/403/);
      return new URL(address, "http://platform.test").searchParams.get("token") ?? address;
    },
  };
}

/** Signs in with account and password, choosing `own` where it is an initial one; answers a caller with the session. */
export async function signedIn(
  platform: Platform,
  account: string,
  tenantId?: string,
  { password = demoPassword, own = "" } = {},
) {
  const browser = browserOf(platform);
  const uid = await browser.begin();
  let standing = await browser.call(signIn.enterPassword, { uid, account, password });
  if (standing.step === "newPassword") standing = await browser.call(signIn.changePassword, { uid, password: own });
  if (standing.step !== "done") throw new Error(`The sign-in asks for ${standing.step}`);
  const token = await browser.handedOver(standing.returnTo);
  const opened = await browser.call(session.open, { token, tenantId });
  const { sessionToken, csrfToken } = opened;
  return { ...opened, browser, call: callOf(platform, { sessionToken, csrfToken }) };
}
