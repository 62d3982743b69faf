import { describe, expect, test } from "vitest";
import { account, signIn, staff } from "~/contract";
import { openCompanyPortal } from "../../../../../support/company-portal";
import { emptyEngines } from "../../../../../support/empty-portal";
import { auditOf } from "../../../../../support/platform-audit";
import { codeOf } from "../../../../../support/platform-refusal";

const password = "a horse that flies at night";

for (const engine of emptyEngines())
  describe(`on ${engine.name}`, () => {
    test("accepting an invitation by signing in at the company links that person, regardless of their email address", async () => {
      const portal = await openCompanyPortal(engine);
      expect(await portal.call(staff.look, { token: portal.links.chen })).toMatchObject({ hasCompanyDoor: true });
      const response = await portal.accept(portal.links.chen, { sub: "s-1", email: "zhao@brand.example" });
      const call = await portal.enter(response);
      expect(await call(account.init, { reload: false })).toMatchObject({ roles: ["purchasingManager"] });
      expect(await portal.inside.selectFrom("identity").select(["issuer", "subject"]).execute()).toEqual([
        { issuer: portal.forger.issuer, subject: "s-1" },
      ]);
      const [joined] = await auditOf(portal.config.databaseUrl, "staff.join");
      expect(joined?.details).toContain('"company":true');
      expect(joined?.details).toContain('"independent":true');
    });

    test("the link works once; after that the person signs in the same way, and not with a password here", async () => {
      const portal = await openCompanyPortal(engine);
      await portal.enter(await portal.accept(portal.links.chen));
      expect(await codeOf(portal.browser.call(staff.joinAtCompany, { token: portal.links.chen }))).toBe(
        "staffInvitation.gone",
      );
      const again = await portal.signInAtCompany();
      expect(again.headers.get("location")).toMatch(/^\/gsrm\?token=/);
      const typed = { uid: await portal.browser.begin(), account: "chen@brand.example", password };
      expect(await codeOf(portal.browser.call(signIn.enterPassword, typed))).toBe("signIn.wrong");
    });

    test("one person at the company can open one account, and the other invitation stays valid", async () => {
      const portal = await openCompanyPortal(engine);
      await portal.enter(await portal.accept(portal.links.chen));
      const second = await portal.accept(portal.links.zhao);
      expect([second.status, await second.json()]).toMatchObject([409, { code: "staffInvitation.identityTaken" }]);
      expect((await portal.accept(portal.links.zhao, { sub: "employee-8" })).headers.get("location")).toMatch(/token=/);
    });

    test("an invitation that was used while its person was at the provider opens no account", async () => {
      const portal = await openCompanyPortal(engine);
      const { address } = await portal.browser.call(staff.joinAtCompany, { token: portal.links.zhou });
      await portal.call(staff.join, { token: portal.links.zhou, password });
      const response = await portal.returnFrom(address);
      expect([response.status, await response.json()]).toMatchObject([410, { code: "staffInvitation.gone" }]);
      expect(await portal.inside.selectFrom("identity").selectAll().execute()).toEqual([]);
    });

    test("a sign-in without an invitation opens no account", async () => {
      const portal = await openCompanyPortal(engine);
      const response = await portal.signInAtCompany({ email: "chen@brand.example" });
      expect(response.headers.get("location")).toBe("/403?code=signIn.unknownAccount");
      expect(await portal.inside.selectFrom("account").selectAll().execute()).toEqual([]);
    });
  });
