import { afterEach, beforeEach, expect, vi } from "vitest";
import { openSession } from "~/platform/records/sessions/sessions";
import type { Core } from "~/platform/ground/core";
import { openSso } from "~/platform/cases/sign-in/sso/sso";
import { type Forger, type Forgery, forgerClient, openForger } from "../../../support/oidc-forger";
import { type Browser, locationOf, makeAccount, openBrowser, openCore, withSso } from "../../../support/oidc-ground";
import { test as base } from "../../../support/platform";

const refused = "/403?code=signIn.failed";

/** The portal signs in at the company's provider, which is told what to say. */
const test = withSso(base).extend<{ forger: Forger; company: { core: Core; browser: Browser } }>({
  forger: async ({}, provide) => {
    const forger = await openForger();
    await provide(forger);
    await forger.close();
  },
  company: async ({ config, forger }, provide) => {
    const oidc = { issuer: forger.issuer, ...forgerClient };
    const core = await openCore({ ...config, publicOrigin: "http://portal.test", oidc });
    await provide({ core, browser: openBrowser(core, await openSso(core)) });
    await core.db.destroy();
  },
});

/** Time stands still, so that a second more or less is exactly that. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const seconds = () => Math.floor(Date.now() / 1000);
const link = ({ db }: Core, issuer: string, account_id: string, subject = "employee-7") =>
  db.insertInto("identity").values({ issuer, subject, account_id }).execute();

/** Signs in at the provider that says this; answers where the browser is sent. */
async function signIn(forger: Forger, browser: Browser, forgery: Forgery = {}) {
  const { searchParams } = await browser.begin();
  forger.say({ forgery, nonce: searchParams.get("nonce") ?? "" });
  const query = new URLSearchParams({ code: "the code", state: searchParams.get("state") ?? "" });
  return locationOf(await browser.get(`/api/v1/sso/callback?${query}`));
}

test("a good id token of a known employee signs in", async ({ forger, company: { core, browser }, accountId }) => {
  await link(core, forger.issuer, accountId);
  expect(await signIn(forger, browser)).toMatch(/^\/workspace\?token=/);

  const { authorization = "", body } = forger.asked.find(({ path }) => path === "/token")!;
  const [clientId, secret] = Buffer.from(authorization.replace("Basic ", ""), "base64").toString().split(":");
  expect(decodeURIComponent(clientId!)).toBe(forgerClient.clientId);
  expect(decodeURIComponent(secret!.replaceAll("+", " "))).toBe(forgerClient.clientSecret);
  expect(body.get("client_secret")).toBeNull();
  expect(body.get("code_verifier")).toMatch(/^[\w-]{43}$/);
});

const forgeries: [string, Forgery][] = [
  ["that nobody signed", { alg: "none" }],
  ["signed with the public key as if it were a shared secret", { alg: "HS256" }],
  ["signed with another key", { isByStranger: true }],
  ["of another issuer", { claims: (good) => ({ ...good, iss: "https://evil.example" }) }],
  ["for another client", { claims: (good) => ({ ...good, aud: "another" }) }],
  [
    "for several clients, of which another asked",
    { claims: (good) => ({ ...good, aud: [good.aud as string, "b"], azp: "b" }) },
  ],
  ["that ended 31 seconds ago", { claims: (good) => ({ ...good, exp: seconds() - 31 }) }],
  ["that begins in 31 seconds", { claims: (good) => ({ ...good, nbf: seconds() + 31 }) }],
  ["made more than five minutes ahead of our clock", { claims: (good) => ({ ...good, iat: seconds() + 301 }) }],
  ["made more than ten minutes ago", { claims: (good) => ({ ...good, iat: seconds() - 601 }) }],
  ["for another sign-in", { claims: (good) => ({ ...good, nonce: "another" }) }],
  ["for no sign-in", { claims: (good) => ({ ...good, nonce: undefined }) }],
  ["of nobody", { claims: (good) => ({ ...good, sub: undefined }) }],
];

test.for(forgeries)("an id token %s is refused", async ([, forgery], { forger, company, accountId, events }) => {
  const { core, browser } = company;
  await link(core, forger.issuer, accountId);
  expect(await signIn(forger, browser, forgery)).toBe(refused);
  expect(await core.db.selectFrom("hand_over").selectAll().execute()).toEqual([]);
  expect(events.at(-1)).toMatch(/^\{"event":"authn_login_fail","reason":"\w+"\}$/);
});

test("clocks that are up to thirty seconds apart do not matter", async ({ forger, company, accountId }) => {
  const { core, browser } = company;
  await link(core, forger.issuer, accountId);
  const slow: Forgery = { claims: (good) => ({ ...good, exp: seconds() - 29 }) };
  const fast: Forgery = { claims: (good) => ({ ...good, nbf: seconds() + 29 }) };
  expect(await signIn(forger, browser, slow)).toMatch(/^\/workspace\?token=/);
  expect(await signIn(forger, browser, fast)).toMatch(/^\/workspace\?token=/);
});

test("an id token made up to five minutes ahead of our clock, or ten minutes ago, is taken", async ({
  forger,
  company,
  accountId,
}) => {
  const { core, browser } = company;
  await link(core, forger.issuer, accountId);
  for (const ahead of [300, -600]) {
    const made: Forgery = { claims: (good) => ({ ...good, iat: seconds() + ahead }) };
    expect(await signIn(forger, browser, made)).toMatch(/^\/workspace\?token=/);
  }
});

test("a user is told by issuer and subject, never by e-mail or account name", async ({ forger, company, events }) => {
  const { core, browser } = company;
  const accountId = await makeAccount(core);
  await link(core, "https://another-issuer.example", accountId);
  await link(core, forger.issuer, accountId, "employee-8");
  const claims: Forgery["claims"] = (good) => ({ ...good, email: accountId, preferred_username: accountId });
  expect(await signIn(forger, browser, { claims })).toBe("/403?code=signIn.unknownAccount");
  expect(await signIn(forger, browser, { claims: (good) => ({ ...good, sub: accountId }) })).toBe(
    "/403?code=signIn.unknownAccount",
  );
  expect(events).toContain('{"event":"authn_login_fail","reason":"unknown_account"}');
  expect(events.join()).not.toContain("employee");
});

test("a barred account gets no token from the company's provider either", async ({ forger, company }) => {
  await link(company.core, forger.issuer, await makeAccount(company.core, true));
  expect(await signIn(forger, company.browser)).toBe("/403?loginable=0");
});

test("a provider that says it is another is not signed in at", async ({ forger, company: { browser } }) => {
  for (const issuer of ["https://evil.example", `${forger.issuer}/tenant`]) {
    forger.say({ issuer });
    const answered = await browser.login();
    expect([answered.status, await answered.json()]).toMatchObject([503, { code: "signIn.providerDown" }]);
  }
});

test("a provider that does not answer is told as such, and asked again the next time", async ({ forger, company }) => {
  const { core, browser } = company;
  forger.say({ status: 500 });
  const answered = await browser.login();
  expect([answered.status, await answered.json()]).toMatchObject([503, { code: "signIn.providerDown" }]);
  expect(await core.db.selectFrom("login_attempt").selectAll().execute()).toEqual([]);
  forger.say({ status: 200 });
  expect((await browser.begin()).origin).toBe(forger.issuer);
});

test("a provider that goes away before the code is exchanged is told as such", async ({ forger, company, events }) => {
  const { browser } = company;
  const state = (await browser.begin()).searchParams.get("state");
  await forger.close();
  const answered = await browser.get(`/api/v1/sso/callback?code=c&state=${state}`);
  expect([answered.status, await answered.json()]).toMatchObject([503, { code: "signIn.providerDown" }]);
  expect(events.join()).toContain('"event":"provider_down"');
});

test("a provider without https is signed in at in a demo only", async ({ config, forger }) => {
  const core = await openCore({ ...config, oidc: { issuer: forger.issuer, ...forgerClient } });
  const answered = await openBrowser(core, await openSso(core)).login();
  expect([answered.status, await answered.json()]).toMatchObject([503, { code: "signIn.providerDown" }]);
  expect(forger.asked).toEqual([]);
  await core.db.destroy();
});

test("signing out goes by the provider's logout and comes back", async ({ forger, company, accountId }) => {
  const { core, browser } = company;
  await browser.begin();
  const session = { accountId, tenantId: null, idToken: "an.id.token", now: core.now() };
  const { token } = await openSession(core.db, core.seal, session);
  const left = new URL(locationOf(await browser.get("/api/v1/sso/logout?callbackUrl=/home", { session: token })));
  expect(`${left.origin}${left.pathname}`).toBe(`${forger.issuer}/logout`);
  expect(left.searchParams.get("id_token_hint")).toBe("an.id.token");
  expect(left.searchParams.get("post_logout_redirect_uri")).toBe("http://portal.test/home");
  expect(locationOf(await browser.get("/api/v1/sso/logout?callbackUrl=/home", { session: token }))).toBe("/home");
});

test("signing out works while the provider does not answer", async ({ forger, company, accountId }) => {
  const { core, browser } = company;
  const session = { accountId, tenantId: null, idToken: "an.id.token", now: core.now() };
  const { token } = await openSession(core.db, core.seal, session);
  await forger.close();
  expect(locationOf(await browser.get("/api/v1/sso/logout?callbackUrl=/home", { session: token }))).toBe("/home");
});

test("with the company's own provider the embedded one is not there", async ({ config, forger }) => {
  const core = await openCore({ ...config, oidc: { issuer: forger.issuer, ...forgerClient } });
  await core.db.deleteFrom("oidc_key").execute();
  const sso = await openSso(core);
  expect(sso.serves(new Request("https://portal.brand.example/oidc/jwks"))).toBe(false);
  expect(await sso.checkBinding("uid", "binding")).toBe(false);
  await expect(sso.finish("uid", "account")).rejects.toMatchObject({ kind: "gone", code: "signIn.gone" });
  expect(await core.db.selectFrom("oidc_key").selectAll().execute()).toEqual([]);
  await core.db.destroy();
});
