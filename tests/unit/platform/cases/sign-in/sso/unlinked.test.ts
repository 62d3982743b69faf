import { describe, expect, test } from "vitest";
import { account, people, staff } from "~/contract";
import { openCompanyPortal } from "../../../../../support/company-portal";
import { emptyEngines } from "../../../../../support/empty-portal";
import { auditOf } from "../../../../../support/platform-audit";
import { codeOf } from "../../../../../support/platform-refusal";
import { signedIn, signedInByPassword } from "../../../../../support/platform-sign-in";

const password = "a horse that flies at night";
const chenAtCompany = { sub: "s-chen", name: "陈静", email: "Chen@brand.example", email_verified: true };

/** A portal whose first people have joined with a password; `admin` calls with the super admin's session. */
async function openJoined(engine: ReturnType<typeof emptyEngines>[number]) {
  const portal = await openCompanyPortal(engine);
  for (const token of Object.values(portal.links)) await portal.call(staff.join, { token, password });
  const { call: admin } = await signedInByPassword(portal.platform, "zhou@brand.example", undefined, { password });
  const idOf = async (email: string) =>
    (await admin(people.list, { page: 0, size: 20 })).content.find((one) => one.email === email)?.accountId ?? "";
  return { ...portal, command: portal.admin, admin, idOf };
}

for (const engine of emptyEngines())
  describe(`on ${engine.name}`, () => {
    test("a sign-in at the company without an account is shown to the super admin, who links it with one click", async () => {
      const portal = await openJoined(engine);
      const chen = await signedInByPassword(portal.platform, "chen@brand.example", undefined, { password });
      const refused = await portal.signInAtCompany(chenAtCompany);
      expect(refused.headers.get("location")).toBe("/403?code=signIn.unknownAccount");
      const [signIn] = await portal.admin(people.unlinked, {});
      expect(signIn).toMatchObject({
        subject: "s-chen",
        userName: "陈静",
        email: "Chen@brand.example",
        suggested: { userName: "陈静" },
      });
      const { signInId = "", suggested } = signIn ?? {};
      await portal.admin(people.link, { signInId, accountId: suggested?.accountId ?? "" });

      expect(await codeOf(chen.call(account.init, { reload: false })), "her old session").toBe("session.over");
      const typed = signedInByPassword(portal.platform, "chen@brand.example", undefined, { password });
      expect(await codeOf(typed), "her old password").toBe("signIn.wrong");
      const call = await portal.enter(await portal.signInAtCompany(chenAtCompany));
      expect(await call(account.init, { reload: false })).toMatchObject({ roles: ["purchasingManager"] });
      expect(await portal.admin(people.unlinked, {})).toEqual([]);
      expect(await auditOf(portal.config.databaseUrl, "account.link")).toHaveLength(1);
      const subjects = (await portal.emails())
        .filter(({ subject }) => subject.includes("关联公司账号"))
        .map(({ to }) => to);
      expect(subjects.toSorted()).toEqual(["chen@brand.example", "zhao@brand.example", "zhou@brand.example"]);
    });

    test("a manager whose account was linked counts as given the role by the person who linked it, at that moment", async () => {
      const portal = await openJoined(engine);
      await portal.signInAtCompany(chenAtCompany);
      const [signIn] = await portal.admin(people.unlinked, {});
      const accountId = await portal.idOf("chen@brand.example");
      await portal.admin(people.link, { signInId: signIn?.signInId ?? "", accountId });
      const rows = await portal.inside
        .selectFrom("tenant_member")
        .select(["granted_at", "granted_by"])
        .where("account_id", "=", accountId)
        .execute();
      const zhou = await portal.idOf("zhou@brand.example");
      expect(rows).toEqual([{ granted_at: portal.clock.now.toISOString(), granted_by: zhou }]);
    });

    test("an email address that the provider has not verified suggests no one", async () => {
      const portal = await openJoined(engine);
      await portal.signInAtCompany({ ...chenAtCompany, email_verified: false });
      expect(await portal.admin(people.unlinked, {})).toMatchObject([{ suggested: null }]);
    });

    test("text that people enter at the provider is shown as a single line, or not at all", async () => {
      const portal = await openJoined(engine);
      await portal.signInAtCompany({ sub: "s-9", name: "陈静\u202e", email: "no address", email_verified: true });
      expect(await portal.admin(people.unlinked, {})).toMatchObject([{ subject: "s-9", userName: null, email: null }]);
    });

    test("several sign-ins of one person are one row, which can be dismissed", async () => {
      const portal = await openJoined(engine);
      for (let tries = 0; tries < 3; tries++) await portal.signInAtCompany(chenAtCompany);
      const [signIn, ...others] = await portal.admin(people.unlinked, {});
      expect(others).toEqual([]);
      await portal.admin(people.dismiss, { signInId: signIn?.signInId ?? "" });
      expect(await portal.admin(people.unlinked, {})).toEqual([]);
      const again = portal.admin(people.link, {
        signInId: signIn?.signInId ?? "",
        accountId: await portal.idOf("chen@brand.example"),
      });
      expect(await codeOf(again)).toBe("people.signInGone");
    });

    test("a super admin's account can be linked only by command, so that one person never counts as two", async () => {
      const portal = await openJoined(engine);
      await portal.signInAtCompany({ sub: "s-zhou" });
      const [signIn] = await portal.admin(people.unlinked, {});
      const accountId = await portal.idOf("zhou@brand.example");
      const byPage = portal.admin(people.link, { signInId: signIn?.signInId ?? "", accountId });
      expect(await codeOf(byPage)).toBe("people.superAdmin");
      expect(await portal.admin(people.unlinked, {}), "it stays").toHaveLength(1);
      const { isDone, lines } = await portal.command("link", "zhou@brand.example", "s-zhou");
      expect(isDone, lines.join("\n")).toBe(true);
      expect((await portal.signInAtCompany({ sub: "s-zhou" })).headers.get("location")).toMatch(/token=/);
    });

    test("after unlinking, the person can no longer sign in through the company", async () => {
      const portal = await openJoined(engine);
      await portal.signInAtCompany(chenAtCompany);
      const [signIn] = await portal.admin(people.unlinked, {});
      const accountId = await portal.idOf("chen@brand.example");
      await portal.admin(people.link, { signInId: signIn?.signInId ?? "", accountId });
      await portal.admin(people.unlink, { accountId });
      expect(await codeOf(portal.admin(people.unlink, { accountId }))).toBe("people.notLinked");
      expect((await portal.signInAtCompany(chenAtCompany)).headers.get("location")).toBe(
        "/403?code=signIn.unknownAccount",
      );
    });

    test("only super admins can see and link these sign-ins", async () => {
      const portal = await openJoined(engine);
      const { call } = await signedIn(portal.platform, "chen@brand.example");
      expect(await codeOf(call(people.unlinked, {}))).toBe("request.e403");
      expect(await codeOf(call(people.link, { signInId: "x", accountId: "y" }))).toBe("request.e403");
    });
  });
