import { expect } from "vitest";
import { profile, session, signIn } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { callOf, onEveryEngine } from "../../../../support/platform";
import { accountId, inDatabase } from "../../../../support/platform-database";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("a user sees their own sessions: start, last use, browser, and which one is current", async ({
    platform,
    clock,
  }) => {
    const first = await signedIn(platform, "supplier");
    clock.advance(600);
    const { call } = await signedInWith(platform, "firefox");
    await signedIn(platform, "buyer");
    clock.advance(60);
    const list = await call(profile.sessions, {});
    expect(list).toMatchObject([
      {
        since: "2025-06-15T02:10:00.000Z",
        lastUsedAt: "2025-06-15T02:11:00.000Z",
        browser: "firefox",
        isCurrent: true,
      },
      { since: "2025-06-15T02:00:00.000Z", lastUsedAt: "2025-06-15T02:00:00.000Z", browser: null, isCurrent: false },
    ]);
    expect(JSON.stringify(list)).not.toContain(first.sessionToken);
    clock.advance(1500);
    expect(await call(profile.sessions, {}), "one that fell idle is none").toHaveLength(1);
  });

  test("one session can be signed out, and its browser has to enter the password again", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const other = await signedIn(platform, "supplier");
    const [theirs] = (await call(profile.sessions, {})).filter(({ isCurrent }) => !isCurrent);
    await call(profile.endSession, { sessionId: theirs?.id ?? "" });
    expect(await codeOf(other.call(profile.currentUser, {}))).toBe("session.over");
    expect(await codeOf(call(profile.currentUser, {}))).toBe("answered");
    const uid = await other.browser.begin();
    expect(await other.browser.call(signIn.read, { uid })).toEqual({ step: "password" });
    expect(await refusalOf(call(profile.endSession, { sessionId: theirs?.id ?? "" }))).toMatchObject({
      status: 404,
      code: "session.unknown",
    });
  });

  test("a user cannot sign out another user", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const [theirs] = await buyer(profile.sessions, {});
    expect(await codeOf(call(profile.endSession, { sessionId: theirs?.id ?? "" }))).toBe("session.unknown");
    await call(profile.endOtherSessions, {});
    expect(await codeOf(buyer(profile.currentUser, {}))).toBe("answered");
  });

  test("all other sessions are signed out at once, and a pending hand-over token opens nothing", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "admin");
    const others = [await signedIn(platform, "admin"), await signedIn(platform, "admin")];
    const { token } = await call(session.handOver, {});
    await call(profile.endOtherSessions, {});
    for (const other of others) expect(await codeOf(other.call(profile.currentUser, {}))).toBe("session.over");
    expect(await call(profile.sessions, {})).toHaveLength(1);
    expect(await codeOf(browserOf(platform).call(session.open, { token, handedOver: true }))).toBe("token.used");
  });

  test("a session switched to another tenant still has its browser's name", async ({ platform }) => {
    const { call } = await signedInWith(platform, "edge", "supplier2");
    const [, tenant] = (await call(profile.currentUser, {})).tenants;
    const { sessionToken } = await call(session.switchTenant, { tenantId: tenant?.id ?? "" });
    expect(await callOf(platform, { sessionToken })(profile.sessions, {})).toMatchObject([{ browser: "edge" }]);
  });

  test("a session that ended because its account was barred stays ended when the account is unbarred", async ({
    platform,
    config,
  }) => {
    const { call, browser } = await signedIn(platform, "supplier");
    const unused = await signedIn(platform, "supplier");
    const bar = (is_barred: number) =>
      inDatabase(config, async (db) =>
        db
          .updateTable("account")
          .set({ is_barred })
          .where("id", "=", await accountId(db, "supplier"))
          .execute(),
      );
    await bar(1);
    expect(await codeOf(call(profile.currentUser, {}))).toBe("signIn.barred");
    await bar(0);
    expect(await codeOf(call(profile.currentUser, {}))).toBe("session.over");
    expect(await codeOf(unused.call(profile.currentUser, {}))).toBe("session.over");
    const uid = await browser.begin();
    expect(await browser.call(signIn.read, { uid })).toEqual({ step: "password" });
  });
});

/** Signs in with a browser that reports its name. */
async function signedInWith(platform: Parameters<typeof browserOf>[0], name: "firefox" | "edge", account = "supplier") {
  const browser = browserOf(platform);
  const uid = await browser.begin();
  const standing = await browser.call(signIn.enterPassword, { uid, account, password: demoPassword });
  if (standing.step !== "done") throw new Error(standing.step);
  const token = await browser.handedOver(standing.returnTo);
  const opened = await browser.call(session.open, { token, browser: name });
  return { call: callOf(platform, { sessionToken: opened.sessionToken, csrfToken: opened.csrfToken }) };
}
