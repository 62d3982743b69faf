import { randomBytes } from "node:crypto";
import { loginBindingHeader, sessionTokenHeader } from "~/contract/session";
import { type PlatformConfig, usualRetention } from "~/platform/core/settings/config";
import type { Core } from "~/platform/core/core";
import { openDatabase } from "~/platform/core/database/database";
import { makeSeal } from "~/platform/core/seal";
import { openStorage } from "~/platform/core/storage/storage";
import { openApp } from "~/platform/http/app";
import { iso } from "~/platform/core/base/instants";
import { ssoHandlers } from "~/platform/cases/sign-in/sso/sso-handlers";
import { openSso, type Sso } from "~/platform/cases/sign-in/sso/sso";
import type { SignInMethod } from "~/rules/sign-in/sign-in-method";
import { cookieJar } from "./oidc-cookies";
import type { PlatformTest } from "./platform";
import { scanTimeoutMs, storageTimeoutMs } from "~/rules/files/limits";

export type Browser = ReturnType<typeof openBrowser>;
type Setup = {
  core: Core;
  sso: Sso;
  /** An account that may sign in. */
  accountId: string;
  browser: Browser;
};

/** Opens the core that one process of the platform works with, on the database of this configuration. */
export async function openCore(config: PlatformConfig): Promise<Core> {
  return {
    config,
    db: await openDatabase(config.databaseUrl, config.log),
    seal: makeSeal(config.secrets),
    disk: await openStorage(config.storageUrl, storageTimeoutMs),
    storageTimeoutMs,
    retention: usualRetention,
    scanTimeoutMs: config.scanTimeoutMs ?? scanTimeoutMs,
    now: config.clock ?? (() => new Date()),
    emailWaits: () => undefined,
    headWaits: () => undefined,
    fileWaits: () => undefined,
    jobWaits: () => undefined,
  };
}

/** Creates an account of which only the ID matters. */
export async function makeAccount({ db, now }: Core, isBarred = false): Promise<string> {
  const id = randomBytes(8).toString("hex");
  await db
    .insertInto("account")
    .values({
      id,
      user_account: id,
      email_hash: id,
      profile_sealed: "",
      password_hash: null,
      password_initial_until: null,
      region: "CN",
      time_zone: "GMT+8",
      is_super_admin: 0,
      is_barred: isBarred ? 1 : 0,
      created_at: iso(now()),
    })
    .execute();
  return id;
}

/** A browser at the portal, which proxies the platform's sign-in paths under another host. */
export function openBrowser(core: Core, sso: Sso, door: SignInMethod = "portal") {
  const { publicOrigin } = core.config;
  const app = openApp(core, ssoHandlers(core, sso));
  const jar = cookieJar();
  const binding = randomBytes(32).toString("base64url");

  async function get(address: string, { as = binding as string | null, session = "" } = {}): Promise<Response> {
    const { origin, pathname, search } = new URL(address, publicOrigin);
    if (origin !== publicOrigin) throw new Error(`The browser left the portal for ${origin}`);
    const headers = new Headers({ accept: "text/html,*/*" });
    const request = new Request(`http://platform.internal:3001${pathname}${search}`, { headers });
    if (sso.serves(request)) {
      headers.set("cookie", jar.cookiesFor(pathname));
      const response = await sso.fetch(new Request(request, { headers }));
      jar.take(response);
      return response;
    }
    if (as !== null) headers.set(loginBindingHeader, as);
    if (session) headers.set(sessionTokenHeader, `Bearer ${session}`);
    return app.fetch(new Request(request, { headers }));
  }

  const login = (callbackUrl = "/workspace") => get(`/api/v1/sso/login?${new URLSearchParams({ callbackUrl, door })}`);

  return {
    binding,
    jar,
    get,
    login,
    /** Starts a sign-in; returns the address at the provider. */
    begin: async (callbackUrl?: string) => new URL(locationOf(await login(callbackUrl))),
    /** Goes to the provider and signs in. Returns the address to which the provider redirects the browser. */
    async signIn(address: URL, accountId: string): Promise<URL> {
      const asked = locationOf(await get(address.href));
      const uid = /^\/sign-in\/(.+)$/.exec(asked)?.[1];
      if (!uid) return new URL(asked, publicOrigin);
      return new URL(locationOf(await get(await sso.finish(uid, accountId))));
    },
  };
}

/** The redirect target of a response. */
export function locationOf(response: Response): string {
  const location = response.headers.get("location");
  if (location === null) throw new Error(`Not sent anywhere, but answered ${response.status}`);
  return location;
}

/** The token in the redirect of a response. */
export const tokenIn = (location: string): string =>
  new URL(location, "https://portal.invalid").searchParams.get("token") ?? "";

/** Adds the setup for signing in to platform tests. */
export const withSso = (test: PlatformTest) =>
  test.extend<Setup>({
    core: async ({ config }, provide) => {
      const core = await openCore(config);
      await provide(core);
      await core.db.destroy();
    },
    sso: async ({ core }, provide) => provide(await openSso(core)),
    accountId: async ({ core }, provide) => provide(await makeAccount(core)),
    browser: async ({ core, sso }, provide) => provide(openBrowser(core, sso)),
  });
