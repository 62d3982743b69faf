import { afterEach, expect, vi } from "vitest";
import { openAccountSession } from "~/platform/records/sessions/sessions";
import { exchangeHandOver } from "~/platform/cases/sign-in/sso/hand-over";
import { locationOf, makeAccount, openBrowser, tokenIn, withSso } from "../../../../../support/oidc-setup";
import { onEveryEngine } from "../../../../../support/platform";

const minutes = (count: number) => count * 60_000;
afterEach(() => void vi.useRealTimers());

onEveryEngine((base) => {
  const test = withSso(base);

  test("a user signs in and returns to the page they requested", async ({ core, browser, accountId, clock }) => {
    const address = await browser.begin("/workspace/orders?page=2");
    const returned = await browser.signIn(address, accountId);
    expect(`${returned.origin}${returned.pathname}`).toBe("https://portal.brand.example/api/v1/sso/callback");

    const response = await browser.get(returned.href);
    expect(response.status).toBe(302);
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const location = locationOf(response);
    expect(location).toMatch(/^\/workspace\/orders\?page=2&token=[\w-]{43}$/);

    const presented = { token: tokenIn(location), binding: browser.binding, handedOver: false, now: clock.now };
    const taken = await exchangeHandOver(core, presented);
    expect(taken.accountId).toBe(accountId);
    expect(taken.idToken, "the embedded provider's session ends without it").toBeNull();
  });

  test("a user who has just signed in is not asked again by the provider", async ({ browser, accountId }) => {
    await browser.signIn(await browser.begin(), accountId);
    const again = await browser.get((await browser.begin()).href);
    expect(new URL(locationOf(again)).pathname).toBe("/api/v1/sso/callback");
    const response = await browser.get(locationOf(again));
    expect(locationOf(response)).toMatch(/^\/workspace\?token=/);
  });

  test("a user who has been away for half an hour is asked again", async ({ browser, accountId }) => {
    await browser.signIn(await browser.begin(), accountId);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes(31) });
    expect(locationOf(await browser.get((await browser.begin()).href))).toMatch(/^\/sign-in\//);
  });

  test("a user who has signed out is asked again, and is redirected without a click", async ({
    core,
    browser,
    accountId,
    clock,
  }) => {
    await browser.signIn(await browser.begin(), accountId);
    const session = { accountId, tenantId: null, idToken: null, now: clock.now };
    const { token } = await openAccountSession(core.db, core.seal, session);

    const left = await browser.get("/api/v1/sso/logout?callbackUrl=/home", { session: token });
    expect([left.status, locationOf(left)]).toEqual([302, "/home"]);
    expect(locationOf(await browser.get((await browser.begin()).href))).toMatch(/^\/sign-in\//);
  });

  test("a user can sign in with a browser in which the provider knows another account", async ({
    core,
    browser,
    accountId,
    clock,
  }) => {
    await browser.signIn(await browser.begin(), await makeAccount(core));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes(31) });
    const returned = await browser.signIn(await browser.begin(), accountId);
    const token = tokenIn(locationOf(await browser.get(returned.href)));
    const presented = { token, binding: browser.binding, handedOver: false, now: clock.now };
    expect((await exchangeHandOver(core, presented)).accountId).toBe(accountId);
  });

  test("two sign-ins in two tabs, with two accounts, both complete", async ({ core, sso, browser, accountId }) => {
    const asked = [];
    for (const address of [await browser.begin(), await browser.begin()]) {
      asked.push(locationOf(await browser.get(address.href)).replace("/sign-in/", ""));
    }
    for (const [tab, account] of [accountId, await makeAccount(core)].entries()) {
      const returned = locationOf(await browser.get(await sso.finish(asked[tab]!, account)));
      expect(locationOf(await browser.get(returned))).toMatch(/^\/workspace\?token=/);
    }
  });

  test("a sign-in can be finished only in the browser that started it", async ({ core, sso, browser, accountId }) => {
    const uid = locationOf(await browser.get((await browser.begin()).href)).replace("/sign-in/", "");
    const stranger = openBrowser(core, sso);
    expect(await sso.checkBinding(uid, browser.binding)).toBe(true);
    expect(await sso.checkBinding(uid, stranger.binding)).toBe(false);
    expect(await sso.checkBinding("no-such-sign-in", browser.binding)).toBe(false);

    const resume = await sso.finish(uid, accountId);
    const refused = await stranger.get(resume);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ failed: true, code: "signIn.failed" });
  });

  test("a sign-in that is not finished within half an hour expires", async ({ sso, browser, accountId, clock }) => {
    const uid = locationOf(await browser.get((await browser.begin()).href)).replace("/sign-in/", "");
    clock.advance(1801);
    expect(await sso.checkBinding(uid, browser.binding)).toBe(false);
    await expect(sso.finish(uid, accountId)).rejects.toMatchObject({ kind: "gone", code: "signIn.gone" });
  });

  test("a redirect to another site is not followed", async ({ browser, accountId }) => {
    for (const elsewhere of ["//evil.example", "https://evil.example/", "/\\evil.example", "/%2f%2fevil.example"]) {
      const returned = await browser.signIn(await browser.begin(elsewhere), accountId);
      expect(locationOf(await browser.get(returned.href))).toMatch(/^\/workspace\?token=/);
      expect(locationOf(await browser.get(`/api/v1/sso/logout?callbackUrl=${encodeURIComponent(elsewhere)}`))).toBe(
        "/home",
      );
    }
  });

  test("a barred account gets no token", async ({ core, browser, events }) => {
    const barred = await makeAccount(core, true);
    const returned = await browser.signIn(await browser.begin(), barred);
    const response = await browser.get(returned.href);
    expect([response.status, locationOf(response)]).toEqual([302, "/403?loginable=0"]);
    expect(await core.db.selectFrom("hand_over").selectAll().execute()).toEqual([]);
    expect(events).toContain('{"event":"authn_login_fail","reason":"barred"}');
    expect(events.join()).not.toContain(barred);
  });

  test("the provider's stored records contain neither account id, state nor code", async ({
    core,
    browser,
    accountId,
  }) => {
    const address = await browser.begin();
    const returned = await browser.signIn(address, accountId);
    await browser.get(returned.href);
    const kept = JSON.stringify([
      await core.db.selectFrom("oidc_record").selectAll().execute(),
      await core.db.selectFrom("oidc_key").selectAll().execute(),
      await core.db.selectFrom("login_attempt").selectAll().execute(),
    ]);
    expect(kept).toContain('"model":"Session"');
    for (const secret of [accountId, address.searchParams.get("state")!, returned.searchParams.get("code")!]) {
      expect(kept).not.toContain(secret);
    }
  });
});
