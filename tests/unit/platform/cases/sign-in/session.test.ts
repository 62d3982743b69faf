import { expect } from "vitest";
import { account, changeRequests, session, signIn } from "~/contract";
import { csrfRenewed } from "~/contract/session";
import { Failure } from "~/gateway/failure";
import { demoPassword } from "~/platform/seed/demo/accounts";
import { firstSupplierRoles } from "~/rules/permissions/member-roles";
import { allAtOnce } from "../../../../support/at-once";
import { callOf, onEveryEngine } from "../../../../support/platform";

import { accountId, inDatabase } from "../../../../support/platform-database";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf, signedIn } from "../../../../support/platform-sign-in";

onEveryEngine((test) => {
  test("a session expires after half an hour without use, and asking when it ends does not count as use", async ({
    platform,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    clock.advance(29 * 60);
    const { idleEndsAt } = await call(session.state, {});
    expect(idleEndsAt).toBe("2025-06-15T02:30:00.000Z");
    expect((await call(session.extend, {})).idleEndsAt).toBe("2025-06-15T02:59:00.000Z");
    clock.advance(30 * 60);
    expect(await codeOf(call(session.state, {}))).toBe("session.over");
  });

  test("a session ends after twelve hours, regardless of the user's activity and current tenant", async ({
    platform,
    clock,
  }) => {
    let { call } = await signedIn(platform, "supplier2");
    const [first, second] = await call(account.tenants, {});
    for (let half = 0; half < 23; half++) {
      clock.advance(29 * 60);
      await call(session.state, {});
      await call(account.init, { reload: false });
      const csrf = await freshCsrf(call);
      const { sessionToken } = await call(
        session.switchTenant,
        { tenantId: (half % 2 === 0 ? second : first)?.id ?? "" },
        { csrfToken: csrf },
      );
      call = callOf(platform, { sessionToken });
    }
    clock.advance(29 * 60);
    await call(account.init, { reload: false });
    clock.advance(29 * 60);
    expect(await codeOf(call(account.init, { reload: false }))).toBe("session.over");
  });

  test("switching to another tenant opens another session, and ends the old one at once", async ({ platform }) => {
    const { call, sessionToken } = await signedIn(platform, "supplier2");
    const [first, second] = await call(account.tenants, {});
    expect((await call(account.init, { reload: true })).tenant).toEqual(first);
    const opened = await call(session.switchTenant, { tenantId: second?.id ?? "" });
    expect(opened.sessionToken).not.toBe(sessionToken);
    expect(await codeOf(call(account.init, { reload: false }))).toBe("session.over");
    const now = callOf(platform, { sessionToken: opened.sessionToken });
    expect((await now(account.init, { reload: false })).tenant).toEqual(second);
  });

  test("a user cannot enter a tenant they do not belong to", async ({ platform }) => {
    const { call: other } = await signedIn(platform, "supplier2");
    const [foreign] = await other(account.tenants, {});
    const { call } = await signedIn(platform, "supplier");
    expect(await codeOf(call(session.switchTenant, { tenantId: foreign?.id ?? "" }))).toBe("tenant.none");
    const { tenant } = await call(account.init, { reload: false, tenantId: foreign?.id });
    expect(tenant.supplierCode).toBe("S10001");
  });

  test("the stored choice of tenant is used while it is in the user's list, and dropped otherwise", async ({
    platform,
  }) => {
    const { call } = await signedIn(platform, "supplier2");
    const [, second] = await call(account.tenants, {});
    const kept = await signedIn(platform, "supplier2", second?.id);
    expect((await kept.call(account.init, { reload: true })).tenant).toEqual(second);
    const stale = await signedIn(platform, "supplier", second?.id);
    expect((await stale.call(account.init, { reload: true })).tenant.supplierCode).toBe("S10001");
  });

  test("a session whose company has removed the account continues in the first remaining company, and changes nothing there unseen", async ({
    platform,
    config,
  }) => {
    const { call: ofOther } = await signedIn(platform, "supplier2");
    const tenantId = (await ofOther(account.tenants, {}))[0]!.id;
    await inDatabase(config, async (db) => {
      const values = {
        account_id: await accountId(db, "supplier"),
        tenant_id: tenantId,
        role_code: "supplier",
        order_seq: 9,
      };
      await db.insertInto("tenant_member").values(values).execute();
    });
    const { call } = await signedIn(platform, "supplier", tenantId);
    const [first, second] = await call(account.tenants, {});
    expect((await call(account.init, { reload: false })).tenant).toEqual(second);
    const leave = (left: string) =>
      inDatabase(config, async (db) => {
        const membership = db.deleteFrom("tenant_member").where("account_id", "=", await accountId(db, "supplier"));
        await membership.where("tenant_id", "=", left).execute();
      });
    await leave(second!.id);

    // In the first company, whose file the account may change, the error would be a different one.
    expect(await codeOf(call(changeRequests.withdraw, { changeId: "any" }))).toBe("request.e403");
    expect((await call(account.init, { reload: false, tenantId: second!.id })).tenant).toEqual(first);
    expect(await call(account.tenants, {})).toEqual([first]);
    expect(await codeOf(call(changeRequests.withdraw, { changeId: "any" }))).not.toBe("request.e403");

    await leave(first!.id);
    expect(await codeOf(call(account.init, { reload: false }))).toBe("tenant.none");
  });

  test("a change without a fresh CSRF token is rejected with a fresh one, which then works", async ({
    platform,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { csrfToken: foreign } = await signedIn(platform, "buyer");
    expect(await codeOf(call(session.extend, {}, { csrfToken: undefined }))).toBe(csrfRenewed);
    expect(await codeOf(call(session.extend, {}, { csrfToken: foreign }))).toBe(csrfRenewed);
    expect(await codeOf(call(session.extend, {}, { csrfToken: "9e99.x" }))).toBe(csrfRenewed);
    for (let half = 0; half < 10; half++) {
      clock.advance(25 * 60);
      await call(account.tenants, {});
    }
    const csrfToken = await freshCsrf(call);
    expect(await call(session.extend, {}, { csrfToken })).toHaveProperty("endsAt");
  });

  test("a token can be exchanged once, within a minute, by the browser that started the sign-in", async ({
    platform,
    clock,
  }) => {
    const { call } = await signedIn(platform, "buyer");
    const handOver = () => call(session.handOver, {}).then(({ token }) => token);
    const browser = browserOf(platform);
    const open = (token: string, handedOver = true) => browser.call(session.open, { token, handedOver });
    expect(await codeOf(open(await handOver(), false))).toBe("token.used");
    const token = await handOver();
    const answers = await allAtOnce(() => codeOf(open(token)));
    expect(answers.filter((code) => code === "answered")).toHaveLength(1);
    const late = await handOver();
    clock.advance(61);
    expect(await codeOf(open(late))).toBe("token.used");
    expect(await codeOf(open("made up"))).toBe("token.used");
  });

  test("only a user with the button permission can hand over a sign-in", async ({ platform }) => {
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(session.handOver, {}))).toBe("request.e403");
    const { call: admin } = await signedIn(platform, "admin");
    expect(await admin(session.handOver, {})).toHaveProperty("token");
  });

  test("menus and buttons are those of the user's roles in the tenant", async ({ platform }) => {
    const init = async (name: string) => (await signedIn(platform, name)).call(account.init, { reload: true });
    const supplier = await init("supplier");
    expect(supplier.menus.map(({ code }) => code)).toContain("progress");
    expect([supplier.superAdmin, supplier.roles.toSorted()]).toEqual([false, firstSupplierRoles.toSorted()]);
    expect(supplier.buttons).toContainEqual({ code: "company.people" });
    expect(supplier.buttons).not.toContainEqual({ code: "registration.review" });
    const buyer = await init("buyer");
    expect(buyer.buttons).toContainEqual({ code: "registration.review" });
    expect((await init("nomenus")).menus).toEqual([]);
    expect((await init("admin")).superAdmin).toBe(true);
    expect(await codeOf(init("notenant"))).toBe("tenant.none");
    expect((await init("india")).user.timeZone).toEqual({ value: "GMT+5:30", meaning: "(GMT+5:30) 新德里" });
  });

  test("every step logs a security event, and none of them contains personal data", async ({ platform, events }) => {
    const guesser = browserOf(platform);
    const wrong = { uid: await guesser.begin(), account: "supplier", password: "not the password" };
    await codeOf(guesser.call(signIn.enterPassword, wrong));
    const { sessionToken, call } = await signedIn(platform, "supplier");
    await codeOf(call(session.handOver, {}));
    await platform.fetch(
      new Request("http://platform.test/api/v1/sso/logout?callbackUrl=/home", {
        headers: { authorization: `Bearer ${sessionToken}` },
      }),
    );
    const named = events.map((event) => (JSON.parse(event) as { event: string }).event);
    expect(named).toEqual(
      expect.arrayContaining(["authn_login_fail", "authn_login_success", "refused", "authn_logout"]),
    );
    for (const secret of ["supplier@", "王芳", "not the password", demoPassword, sessionToken, "198.51.100.1"])
      expect(events.join("\n")).not.toContain(secret);
  });

  test("signing out ends the session and redirects to the given address", async ({ platform }) => {
    const { browser, sessionToken, call } = await signedIn(platform, "supplier");
    const response = await platform.fetch(
      new Request("http://platform.test/api/v1/sso/logout?callbackUrl=/home", {
        headers: { authorization: `Bearer ${sessionToken}` },
      }),
    );
    expect([response.status, response.headers.get("location")]).toEqual([302, "/home"]);
    expect(await codeOf(call(account.tenants, {}))).toBe("session.over");
    expect(await browser.begin()).toMatch(/./);
  });

  test("a domain without its own row is open, and reveals nothing about accounts", async ({ call, platform }) => {
    const open = await call(account.domainConfig, { domain: "portal.brand.example", loginName: "india" });
    expect(open).toEqual({ region: "CN", companys: "品牌 & Co", lang: "zh_CN", loginable: 1 });
    const { call: india } = await signedIn(platform, "india");
    const own = await india(account.domainConfig, { domain: "portal.brand.example", loginName: "india" });
    expect(own.region).toBe("IN");
  });
});

type Call = Awaited<ReturnType<typeof signedIn>>["call"];

/** The fresh token in a rejection (§8). */
async function freshCsrf(call: Call): Promise<string> {
  const refused = await call(session.extend, {}, { csrfToken: undefined }).catch((error: unknown) => error);
  if (!(refused instanceof Failure)) throw new Error("it was not refused");
  return (refused.details as { csrfToken: string }).csrfToken;
}
