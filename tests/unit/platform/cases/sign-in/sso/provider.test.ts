import { calculatePKCECodeChallenge } from "openid-client";
import { expect } from "vitest";
import { embeddedClientSecret, signingKeys } from "~/platform/cases/sign-in/sso/keys";
import { openSso } from "~/platform/cases/sign-in/sso/sso";
import { allAtOnce, timesAtOnce } from "../../../../../support/at-once";
import { locationOf, openBrowser, openCore, withSso } from "../../../../../support/oidc-setup";
import { onEveryEngine, test as base } from "../../../../../support/platform";

const test = withSso(base);
const discovery = "/oidc/.well-known/openid-configuration";

test("the provider builds its URLs from the public origin, for any host that a request names", async ({ sso }) => {
  const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", host: "evil.example" };
  const response = await sso.fetch(new Request(`http://platform.internal:3001${discovery}`, { headers }));
  const document = (await response.json()) as Record<string, unknown>;
  expect(document).toMatchObject({
    issuer: "https://portal.brand.example/oidc",
    authorization_endpoint: "https://portal.brand.example/oidc/auth",
    token_endpoint: "https://portal.brand.example/oidc/token",
    jwks_uri: "https://portal.brand.example/oidc/jwks",
    code_challenge_methods_supported: ["S256"],
    response_types_supported: ["code"],
  });
  expect(JSON.stringify(document)).not.toContain("evil");
});

test("endpoints that are not needed do not exist", async ({ sso }) => {
  const asked = [
    "reg",
    "me",
    "token/introspection",
    "token/revocation",
    "request",
    "device",
    "session/end",
    "interaction/1",
  ];
  for (const path of asked) {
    const request = new Request(`https://portal.brand.example/oidc/${path}`);
    await expect(sso.fetch(request), path).rejects.toMatchObject({ kind: "unknown", code: "request.e404" });
  }
});

test("the private parts of the signing keys are not published", async ({ sso }) => {
  const response = await sso.fetch(new Request("https://portal.brand.example/oidc/jwks"));
  const { keys } = (await response.json()) as { keys: object[] };
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatchObject({ alg: "ES256", use: "sig" });
  expect(keys[0]).not.toHaveProperty("d");
});

test("over HTTPS cookies are Secure, HttpOnly, SameSite=Lax and without a domain", async ({ browser, accountId }) => {
  const address = await browser.begin();
  await browser.get(address.href);
  const resume = browser.jar.named("__Secure-provider-resume");
  expect(resume?.path).toMatch(/^\/oidc\/auth\/[\w-]+$/);
  await browser.signIn(address, accountId);
  const session = browser.jar.named("__Host-provider-session");
  expect(session?.path).toBe("/");
  for (const cookie of [resume, session]) {
    expect(cookie?.attributes).toMatch(/; secure/i);
    expect(cookie?.attributes).toMatch(/; httponly/i);
    expect(cookie?.attributes).toMatch(/; samesite=lax/i);
    expect(cookie?.attributes).not.toMatch(/; domain/i);
  }
  const ends = Date.parse(/; expires=([^;]+)/i.exec(session?.attributes ?? "")?.[1] ?? "");
  expect(Math.abs(ends - Date.now() - 12 * 3_600_000)).toBeLessThan(60_000);
});

test("a session cookie that the provider did not sign is ignored", async ({ sso, browser, accountId }) => {
  await browser.signIn(await browser.begin(), accountId);
  const { pathname, search } = await browser.begin();
  const headers = { cookie: browser.jar.cookiesFor("/").replace(/; __Host-provider-session\.sig=.*/, "") };
  const response = await sso.fetch(new Request(`https://portal.brand.example${pathname}${search}`, { headers }));
  expect(locationOf(response)).toMatch(/^\/sign-in\//);
});

test("signing in also works in a demo without HTTPS", async ({ config }) => {
  const core = await openCore({ ...config, publicOrigin: "http://127.0.0.1:3000" });
  const browser = openBrowser(core, await openSso(core));
  const address = await browser.begin();
  expect(address.origin).toBe("http://127.0.0.1:3000");
  expect(locationOf(await browser.get(address.href))).toMatch(/^\/sign-in\//);
  expect(browser.jar.named("provider-resume")?.attributes).not.toMatch(/; secure/i);
  await core.db.destroy();
});

test.for<[string, Record<string, string | null>]>([
  ["an unknown client", { client_id: "another" }],
  ["another redirect address", { redirect_uri: "https://evil.example/" }],
])("%s is rejected with a code, without a provider page or a redirect", async ([, changes], { browser, events }) => {
  const address = await browser.begin();
  for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value ?? "");
  const response = await browser.get(address.href);
  expect([response.status, response.headers.get("location")]).toEqual([400, null]);
  expect(await response.json()).toEqual({ failed: true, code: "signIn.failed", type: "warn" });
  expect(events.join()).toContain('"event":"provider_refused"');
  expect(events.join()).not.toContain("evil");
});

test.for<[string, Record<string, string | null>]>([
  ["without a challenge", { code_challenge: null, code_challenge_method: null }],
  ["with a plain-text challenge", { code_challenge_method: "plain" }],
  ["for a token instead of a code", { response_type: "id_token" }],
])("a sign-in %s is rejected by the provider", async ([, changes], { browser }) => {
  const address = await browser.begin();
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  const returned = new URL(locationOf(await browser.get(address.href)).replace("#", "?"));
  expect(returned.searchParams.get("error")).toBeTruthy();
  expect(returned.searchParams.get("code")).toBeNull();
});

onEveryEngine((engineBase) => {
  const onEngine = withSso(engineBase);

  onEngine("processes that start at the same time sign with the same key", async ({ config }) => {
    const cores = await Promise.all([openCore(config), openCore(config), openCore(config)]);
    const [first, ...others] = await Promise.all(cores.map(signingKeys));
    expect(first).toHaveLength(1);
    for (const keys of others) expect(keys).toEqual(first);
    await Promise.all(cores.map(({ db }) => db.destroy()));
  });

  onEngine("a sign-in started by one process can be finished by another", async ({ config, browser, accountId }) => {
    const other = await openCore(config);
    const elsewhere = await openSso(other);
    const uid = locationOf(await browser.get((await browser.begin()).href)).replace("/sign-in/", "");
    expect(await elsewhere.checkBinding(uid, browser.binding)).toBe(true);
    const resume = await elsewhere.finish(uid, accountId);
    const returned = locationOf(await browser.get(resume));
    expect(locationOf(await browser.get(returned))).toMatch(/^\/workspace\?token=/);
    await other.db.destroy();
  });

  onEngine("of parallel uses of one code exactly one gets tokens", async ({ core, sso, browser, accountId }) => {
    const verifier = "v".repeat(43);
    const address = await browser.begin();
    address.searchParams.set("code_challenge", await calculatePKCECodeChallenge(verifier));
    const returned = await browser.signIn(address, accountId);
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code: returned.searchParams.get("code")!,
      redirect_uri: "https://portal.brand.example/api/v1/sso/callback",
      code_verifier: verifier,
    });
    const secret = embeddedClientSecret(core);
    const authorization = `Basic ${Buffer.from(`supplier-portal:${secret}`).toString("base64")}`;
    const exchange = async () => {
      const init = { method: "POST", body, headers: { authorization } };
      return (await sso.fetch(new Request("https://portal.brand.example/oidc/token", init))).status;
    };
    const answers = await allAtOnce(exchange);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 400)).toHaveLength(timesAtOnce - 1);
  });
});
