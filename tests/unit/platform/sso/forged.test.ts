import { afterEach, beforeEach, expect, vi } from "vitest";
import { openSession } from "~/platform/records/sessions/sessions";
import type { CompanyProvider } from "~/platform/ground/settings/config";
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
    await provide({ core, browser: openBrowser(core, await openSso(core), "company") });
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
  const answered = await openBrowser(core, await openSso(core), "company").login();
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

test("a sign-in that its state says began at one provider is never ended by the other's answer", async ({
  forger,
  company: { core, browser },
  accountId,
}) => {
  await link(core, forger.issuer, accountId);
  const ours = openBrowser(core, await openSso(core));
  const { searchParams } = await ours.begin();
  forger.say({ nonce: searchParams.get("nonce") ?? "" });
  const state = searchParams.get("state") ?? "";
  const query = new URLSearchParams({ code: "the code", state, iss: forger.issuer });
  expect(locationOf(await ours.get(`/api/v1/sso/callback?${query}`))).toBe(refused);
  expect(forger.asked.filter(({ path }) => path === "/token")).toEqual([]);
  expect(await signIn(forger, browser)).toMatch(/^\/workspace\?token=/);
});

test("what an employee signed in as at the portal's own provider leaves no id token behind", async ({
  company: { core },
  accountId,
}) => {
  const ours = openBrowser(core, await openSso(core));
  await ours.get((await ours.signIn(await ours.begin(), accountId)).href);
  expect(await core.db.selectFrom("hand_over").select("id_token_sealed").execute()).toEqual([
    { id_token_sealed: null },
  ]);
});

test.for(["acr_values", "max_age"] as const)(
  "%s is asked for where the settings say so",
  async (name, { config, forger }) => {
    const settings = { acr_values: { acrValues: ["two-factors", "hardware"] }, max_age: { maxAge: 600 } }[name];
    const core = await openCore({
      ...config,
      publicOrigin: "http://portal.test",
      oidc: { issuer: forger.issuer, ...forgerClient, ...settings },
    });
    const { searchParams } = await openBrowser(core, await openSso(core), "company").begin();
    expect(searchParams.get(name)).toBe({ acr_values: "two-factors hardware", max_age: "600" }[name]);
    await core.db.destroy();
  },
);

const weak: [string, Partial<CompanyProvider>, Forgery, boolean][] = [
  [
    "with a level that is accepted",
    { acrValues: ["two-factors"] },
    { claims: (good) => ({ ...good, acr: "two-factors" }) },
    true,
  ],
  ["with another level", { acrValues: ["two-factors"] }, { claims: (good) => ({ ...good, acr: "password" }) }, false],
  ["with no level", { acrValues: ["two-factors"] }, {}, false],
  ["of a moment ago", { maxAge: 600 }, { claims: (good) => ({ ...good, auth_time: seconds() - 590 }) }, true],
  ["of too long ago", { maxAge: 600 }, { claims: (good) => ({ ...good, auth_time: seconds() - 700 }) }, false],
  ["that does not say when it was", { maxAge: 600 }, {}, false],
];

test.for(weak)(
  "a sign-in %s is judged by the settings",
  async ([, settings, forgery, isTaken], { config, forger, accountId }) => {
    const oidc = { issuer: forger.issuer, ...forgerClient, ...settings };
    const core = await openCore({ ...config, publicOrigin: "http://portal.test", oidc });
    await link(core, forger.issuer, accountId);
    const browser = openBrowser(core, await openSso(core), "company");
    expect(await signIn(forger, browser, forgery)).toMatch(
      isTaken ? /^\/workspace\?token=/ : /^\/403\?code=signIn\.failed$/,
    );
    await core.db.destroy();
  },
);

test("why a provider cannot be reached is in the log", async ({ config, forger, events }) => {
  const { issuer } = forger;
  await forger.close();
  const core = await openCore({ ...config, publicOrigin: "http://portal.test", oidc: { issuer, ...forgerClient } });
  const sso = await openSso(core);
  expect((await openBrowser(core, sso, "company").login()).status).toBe(503);
  expect(events.join()).toContain('"reason":"ECONNREFUSED"');
  expect(sso.clients.company?.isReachable()).toBe(false);
  expect((await openBrowser(core, sso, "company").login()).status).toBe(503);
  expect(
    events.filter((event) => event.includes("provider_down")),
    "it is said once",
  ).toHaveLength(1);
  await core.db.destroy();
});
