import { afterEach, beforeEach, expect, vi } from "vitest";
import { openSso } from "~/platform/cases/sign-in/sso/sso";
import { openAccountSession } from "~/platform/records/sessions/sessions";
import { link, seconds, signIn, test } from "../../../../../support/forged-sign-in";
import { type Forgery, forgerClient } from "../../../../../support/oidc-forger";
import { locationOf, makeAccount, openBrowser } from "../../../../../support/oidc-setup";

const refused = "/403?code=signIn.failed";

/** Freezes the clock, so that a difference of one second is exact. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("a valid ID token of a known employee signs in", async ({ forger, company: { core, browser }, accountId }) => {
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

test.for(forgeries)("an ID token %s is rejected", async ([, forgery], { forger, company, accountId, events }) => {
  const { core, browser } = company;
  await link(core, forger.issuer, accountId);
  expect(await signIn(forger, browser, forgery)).toBe(refused);
  expect(await core.db.selectFrom("hand_over").selectAll().execute()).toEqual([]);
  expect(events.at(-1)).toMatch(/^\{"event":"authn_login_fail","reason":"\w+"\}$/);
});

test("clock differences of up to thirty seconds are accepted", async ({ forger, company, accountId }) => {
  const { core, browser } = company;
  await link(core, forger.issuer, accountId);
  const slow: Forgery = { claims: (good) => ({ ...good, exp: seconds() - 29 }) };
  const fast: Forgery = { claims: (good) => ({ ...good, nbf: seconds() + 29 }) };
  expect(await signIn(forger, browser, slow)).toMatch(/^\/workspace\?token=/);
  expect(await signIn(forger, browser, fast)).toMatch(/^\/workspace\?token=/);
});

test("an ID token issued up to five minutes ahead of the portal's clock, or up to ten minutes ago, is accepted", async ({
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

test("a user is identified by issuer and subject, never by email address or account name", async ({
  forger,
  company,
  events,
}) => {
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

test("signing out goes through the provider's logout and returns", async ({ forger, company, accountId }) => {
  const { core, browser } = company;
  await browser.begin();
  const session = { accountId, tenantId: null, idToken: "an.id.token", now: core.now() };
  const { token } = await openAccountSession(core.db, core.seal, session);
  const left = new URL(locationOf(await browser.get("/api/v1/sso/logout?callbackUrl=/home", { session: token })));
  expect(`${left.origin}${left.pathname}`).toBe(`${forger.issuer}/logout`);
  expect(left.searchParams.get("id_token_hint")).toBe("an.id.token");
  expect(left.searchParams.get("post_logout_redirect_uri")).toBe("http://portal.test/home");
  expect(locationOf(await browser.get("/api/v1/sso/logout?callbackUrl=/home", { session: token }))).toBe("/home");
});

test("signing out works while the provider does not respond", async ({ forger, company, accountId }) => {
  const { core, browser } = company;
  const session = { accountId, tenantId: null, idToken: "an.id.token", now: core.now() };
  const { token } = await openAccountSession(core.db, core.seal, session);
  await forger.close();
  expect(locationOf(await browser.get("/api/v1/sso/logout?callbackUrl=/home", { session: token }))).toBe("/home");
});

test("a sign-in whose state belongs to one provider cannot be completed by a response of the other", async ({
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

test("signing in at the portal's own provider stores no ID token", async ({ company: { core }, accountId }) => {
  const ours = openBrowser(core, await openSso(core));
  await ours.get((await ours.signIn(await ours.begin(), accountId)).href);
  expect(await core.db.selectFrom("hand_over").select("id_token_sealed").execute()).toEqual([
    { id_token_sealed: null },
  ]);
});
