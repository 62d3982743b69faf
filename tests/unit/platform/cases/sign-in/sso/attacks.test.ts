import { expect } from "vitest";
import type { Core } from "~/platform/core/core";
import { allAtOnce } from "../../../../../support/at-once";
import { type Browser, locationOf, openBrowser, withSso } from "../../../../../support/oidc-setup";
import { onEveryEngine } from "../../../../../support/platform";

const refused = "/403?code=signIn.failed";
const handOvers = async ({ db }: Core) => (await db.selectFrom("hand_over").selectAll().execute()).length;
const arrive = async (browser: Browser, address: URL) => locationOf(await browser.get(address.href));

/** Returns a copy of the URL with some query parameters changed. */
function changed(address: URL, changes: Record<string, string | null>): URL {
  const copy = new URL(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) copy.searchParams.delete(name);
    else copy.searchParams.set(name, value);
  }
  return copy;
}

/** S-20: anything invalid leads to the error page, and no token is created. */
onEveryEngine((base) => {
  const test = withSso(base);

  test("every sign-in has its own state, nonce and S256 challenge", async ({ browser }) => {
    const begun = [await browser.begin(), await browser.begin()];
    for (const { searchParams } of begun) {
      expect(searchParams.get("code_challenge_method")).toBe("S256");
      expect(searchParams.get("response_type")).toBe("code");
      expect(searchParams.get("redirect_uri")).toBe("https://portal.brand.example/api/v1/sso/callback");
    }
    for (const name of ["state", "nonce", "code_challenge"]) {
      const values = begun.map(({ searchParams }) => searchParams.get(name));
      expect(values[0]).toMatch(/^[\w-]{43}$/);
      expect(values[0]).not.toBe(values[1]);
    }
  });

  test("a sign-in can be started only through the portal", async ({ core, browser }) => {
    const response = await browser.get("/api/v1/sso/login?callbackUrl=/workspace", { as: null });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "signIn.failed" }]);
    expect(await core.db.selectFrom("login_attempt").selectAll().execute()).toEqual([]);
  });

  test("a callback without the state, or with an invented one, is rejected", async ({
    core,
    browser,
    accountId,
    events,
  }) => {
    const returned = await browser.signIn(await browser.begin(), accountId);
    expect(await arrive(browser, changed(returned, { state: null }))).toBe(refused);
    expect(await arrive(browser, changed(returned, { state: "made-up" }))).toBe(refused);
    expect(await handOvers(core)).toBe(0);
    expect(events).toContain('{"event":"authn_login_fail","reason":"no_such_attempt"}');
    expect(await arrive(browser, returned)).toMatch(/^\/workspace\?token=/);
  });

  test("a callback in another browser is rejected, and the first browser can still return", async ({
    core,
    sso,
    browser,
    accountId,
  }) => {
    const returned = await browser.signIn(await browser.begin(), accountId);
    const stranger = openBrowser(core, sso);
    await stranger.begin();
    expect(await arrive(stranger, returned)).toBe(refused);
    expect(locationOf(await browser.get(returned.href, { as: null }))).toBe(refused);
    expect(await handOvers(core)).toBe(0);
    expect(await arrive(browser, returned)).toMatch(/^\/workspace\?token=/);
  });

  test("a callback works once", async ({ core, browser, accountId }) => {
    const returned = await browser.signIn(await browser.begin(), accountId);
    expect(await arrive(browser, returned)).toMatch(/^\/workspace\?token=/);
    expect(await arrive(browser, returned)).toBe(refused);
    expect(await handOvers(core)).toBe(1);
  });

  test("of parallel callbacks exactly one gets a token", async ({ core, browser, accountId }) => {
    const returned = await browser.signIn(await browser.begin(), accountId);
    const arrived = await allAtOnce(() => arrive(browser, returned));
    expect(arrived.filter((location) => location !== refused)).toHaveLength(1);
    expect(await handOvers(core)).toBe(1);
  });

  test("a sign-in has half an hour to return", async ({ core, browser, accountId, clock, events }) => {
    const inTime = await browser.begin();
    clock.advance(1800);
    expect(await arrive(browser, await browser.signIn(inTime, accountId))).toMatch(/^\/workspace\?token=/);

    const tooLate = await browser.begin();
    clock.advance(1801);
    expect(await arrive(browser, await browser.signIn(tooLate, accountId))).toBe(refused);
    expect(events.at(-1)).toBe('{"event":"authn_login_fail","reason":"no_such_attempt"}');
    expect(await handOvers(core)).toBe(1);
  });

  test("a used code is rejected in another sign-in too", async ({ core, browser, accountId }) => {
    const used = await browser.signIn(await browser.begin(), accountId);
    await arrive(browser, used);
    const state = (await browser.begin()).searchParams.get("state");
    expect(await arrive(browser, changed(used, { state }))).toBe(refused);
    expect(await handOvers(core)).toBe(1);
  });

  test("a code stolen from another sign-in is rejected", async ({ core, sso, browser, accountId }) => {
    const stolen = await browser.signIn(await browser.begin(), accountId);
    const thief = openBrowser(core, sso);
    const state = (await thief.begin()).searchParams.get("state");
    expect(await arrive(thief, changed(stolen, { state }))).toBe(refused);
    expect(await handOvers(core)).toBe(0);
  });

  test.for([
    ["with another nonce", { nonce: "another-nonce" }],
    ["without a nonce", { nonce: null }],
    ["with another challenge, which does not match the verifier", { code_challenge: "A".repeat(43) }],
  ] as const)("a sign-in %s is rejected", async ([, changes], { core, browser, accountId }) => {
    const returned = await browser.signIn(changed(await browser.begin(), changes), accountId);
    expect(returned.searchParams.get("code")).toBeTruthy();
    expect(await arrive(browser, returned)).toBe(refused);
    expect(await handOvers(core)).toBe(0);
  });

  test("a rejection by the provider is reported with the portal's code, not in the provider's words", async ({
    browser,
    events,
  }) => {
    const state = (await browser.begin()).searchParams.get("state")!;
    const issuer = "https://portal.brand.example/oidc";
    const callbackQuery = new URLSearchParams({
      state,
      iss: issuer,
      error: "access_denied",
      error_description: "王芳 has left",
    });
    const response = await browser.get(`/api/v1/sso/callback?${callbackQuery}`);
    expect([response.status, locationOf(response)]).toEqual([302, refused]);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(events).toContain('{"event":"authn_login_fail","reason":"access_denied"}');
    expect(events.join()).not.toContain("王芳");
  });

  test("a response in the name of another issuer is rejected", async ({ core, browser, accountId }) => {
    const returned = await browser.signIn(await browser.begin(), accountId);
    expect(await arrive(browser, changed(returned, { iss: "https://evil.example" }))).toBe(refused);
    expect(await handOvers(core)).toBe(0);
  });
});
