import { randomBytes } from "node:crypto";
import { consent, session, signIn } from "~/contract";
import type { Caller } from "~/gateway/headers";
import type { Platform } from "~/platform/platform.server";
import { makeHandOver } from "~/platform/cases/sign-in/sso/hand-over";
import type { Core } from "~/platform/core/core";
import { findAccount } from "~/platform/records/accounts/accounts";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { callOf } from "./platform";
import { insideOf } from "./platform-inside";

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

  /** Follows redirects until one leads to the target of the test. */
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
    /** Starts a sign-in; returns the id of the provider's interaction. */
    async begin(): Promise<string> {
      const address = await follow("/api/v1/sso/login?callbackUrl=/workspace", /\/sign-in\//);
      return /\/sign-in\/([^/?]+)/.exec(address)?.[1] ?? "";
    },
    /** From the completed screens back to the portal; returns the token in its query (§2). */
    async handedOver(returnTo: string): Promise<string> {
      const address = await follow(returnTo, /[?&]token=|\/403/);
      return new URL(address, "http://platform.test").searchParams.get("token") ?? address;
    },
  };
}

/**
 * A caller with a session of this account. It needs no password: the hand-over at the end of a sign-in is created
 * directly, which takes a tenth of the time. Tests of signing in itself use `signedInByPassword`. A user in India
 * consents to the texts, unless `agrees` is false.
 */
export async function signedIn(platform: Platform, account: string, tenantId?: string, { agrees = true } = {}) {
  const opened = await openedSession(platform, account, tenantId);
  if (agrees && (await opened.call(consent.status, {})).urlFlag === "IN")
    await opened.call(consent.confirm, { confirmFlag: 1, confirmDate: "2025-06-15 07:00:00" });
  return opened;
}

async function openedSession(platform: Platform, account: string, tenantId?: string) {
  const inside = await insideOf(platform);
  const known = inside && (await findAccount(inside as Core, account));
  if (!inside || !known) return signedInByPassword(platform, account, tenantId);
  const browser = browserOf(platform);
  const handOver = { accountId: known.id, binding: browser.binding, idToken: null, now: inside.now() };
  return openedFor(platform, browser, await makeHandOver(inside.db, inside, handOver), tenantId);
}

/** Signs in with account and password, choosing `own` if it is an initial one; returns a caller with the session. */
export async function signedInByPassword(
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
  return openedFor(platform, browser, await browser.handedOver(standing.returnTo), tenantId);
}

/** The session that a hand-over opens for its browser. */
async function openedFor(platform: Platform, browser: ReturnType<typeof browserOf>, token: string, tenantId?: string) {
  const answer = await browser.call(session.open, { token, tenantId });
  const { sessionToken, csrfToken } = answer;
  return { ...answer, browser, call: callOf(platform, { sessionToken, csrfToken }) };
}
