import { describe, expect, test } from "vitest";
import { account, assignment, messages, onboarding, people, signIn, staff } from "~/contract";
import { passwordsPerAccount, staffInvitationsPerPerson } from "~/platform/core/rate-limits/rates";
import { staffInvitationDays } from "~/rules/staff/limits";
import { emptyEngines } from "../../../../support/empty-portal";
import { auditOf } from "../../../../support/platform-audit";
import { codeOf } from "../../../../support/platform-refusal";
import { browserOf } from "../../../../support/platform-sign-in";
import { chen, openStaffed, password, zhao, zhou } from "../../../../support/staffed-portal";

const day = 24 * 3600 * 1000;
const init = { reload: false };
const li = { userName: "李娜", email: "Li.Na@brand.example", role: "purchasingManager", language: "zh" } as const;
const keyIn = (text = "") => /\/join\?key=([\w-]+)/.exec(text)?.[1] ?? "";

type Portal = Awaited<ReturnType<typeof openStaffed>>;

/** The id of a person, as a super admin sees it. */
async function idOf(admin: Awaited<ReturnType<Portal["signIn"]>>, email: string) {
  const { content } = await admin(people.list, {});
  return content.find((person) => person.email === email)?.accountId ?? "";
}

for (const engine of emptyEngines())
  describe(`on ${engine.name}`, () => {
    test("a colleague is invited by email, joins once, and counts as a manager who is not independent of the inviter", async () => {
      const portal = await openStaffed(engine);
      const { signIn: enter, call, emails, config } = portal;
      const admin = await enter(zhou);
      await admin(people.invite, li);
      const [message] = (await emails()).filter(({ to }) => to === li.email);
      expect(message?.text).toContain("周敏");
      expect(message?.text).toContain("采购经理");
      expect(await admin(people.invitations, {})).toMatchObject([
        { userName: "李娜", email: li.email, invitedBy: "周敏", isSuperAdmin: false, isExpired: false },
      ]);
      const token = keyIn(message?.text);
      expect(await call(staff.look, { token })).toMatchObject({ userName: "李娜", userAccount: "li.na@brand.example" });
      await call(staff.join, { token, password });
      expect(await codeOf(call(staff.join, { token, password }))).toBe("staffInvitation.gone");
      expect(await admin(people.invitations, {})).toEqual([]);

      const newcomer = await enter(li.email);
      expect(await newcomer(account.init, init)).toMatchObject({ roles: ["purchasingManager"] });
      const [member] = await portal.inside
        .selectFrom("tenant_member")
        .innerJoin("account", "account.id", "tenant_member.account_id")
        .select(["granted_by", "granted_at"])
        .where("user_account", "=", "li.na@brand.example")
        .execute();
      expect(member).toEqual({ granted_by: await idOf(admin, zhou), granted_at: portal.clock.now.toISOString() });
      const titles = (await (await enter(chen))(messages.list, {})).content.map(({ title }) => title);
      expect(titles).toContainEqual(expect.stringContaining("新的采购经理：李娜"));
      expect(await auditOf(config.databaseUrl, "staff.invite")).toHaveLength(1);
    });

    test("an invitation can be sent again with another link, expires, and can be revoked", async () => {
      const { signIn: enter, call, emails, clock } = await openStaffed(engine);
      const admin = await enter(zhou);
      await admin(people.invite, li);
      const invitationId = (await admin(people.invitations, {}))[0]?.invitationId ?? "";
      const tokens = async () => (await emails()).filter(({ to }) => to === li.email).map(({ text }) => keyIn(text));
      const [first = ""] = await tokens();
      clock.now = new Date(clock.now.getTime() + 1000);
      await admin(people.renew, { invitationId });
      const second = (await tokens()).find((token) => token !== first) ?? "";
      expect(await codeOf(call(staff.look, { token: first }))).toBe("staffInvitation.gone");
      expect(await codeOf(call(staff.look, { token: second }))).toBe("answered");
      clock.now = new Date(clock.now.getTime() + staffInvitationDays * day);
      expect(await codeOf(call(staff.look, { token: second }))).toBe("staffInvitation.gone");
      const later = await enter(zhou);
      expect(await later(people.invitations, {})).toMatchObject([{ isExpired: true }]);
      await later(people.revoke, { invitationId });
      expect(await later(people.invitations, {})).toEqual([]);
      for (const endpoint of [people.renew, people.revoke])
        expect(await codeOf(later(endpoint, { invitationId }))).toBe("people.invitationGone");
    });

    test("an email address that is taken cannot be invited, and each person can send a limited number of invitations", async () => {
      const { signIn: enter } = await openStaffed(engine);
      const admin = await enter(zhou);
      expect(await codeOf(admin(people.invite, { ...li, email: chen.toUpperCase() }))).toBe("people.emailTaken");
      await admin(people.invite, li);
      expect(await codeOf(admin(people.invite, { ...li, email: li.email.toLowerCase() }))).toBe("people.emailTaken");
      for (const email of ["li", "li@", "a@b.example\nbcc: c@d.example"])
        expect(await codeOf(admin(people.invite, { ...li, email })), email).toBe("field.email");
      for (let sent = 3; sent < staffInvitationsPerPerson.max; sent++)
        await admin(people.invite, { ...li, email: `person${sent}@brand.example` });
      expect(await codeOf(admin(people.invite, { ...li, email: "last@brand.example" }))).toBe(
        "people.tooManyInvitations",
      );
    });

    test("a barred person is signed out at once, and a colleague gets their reviews", async () => {
      const portal = await openStaffed(engine);
      await portal.submitRegistration();
      const { signIn: enter, inside, config } = portal;
      const [admin, chenCall, zhaoCall] = [await enter(zhou), await enter(chen), await enter(zhao)];
      const [chenId, zhaoId] = [await idOf(admin, chen), await idOf(admin, zhao)];
      const { content } = await chenCall(onboarding.queue, {});
      const registrationIds = content.map(({ registrationId }) => registrationId);
      await zhaoCall(assignment.assign, { registrationIds, accountId: chenId });
      expect(await admin(people.load, { accountId: chenId })).toMatchObject({
        openCount: 1,
        openReviews: [{ registrationId: registrationIds[0] }],
      });

      expect(await codeOf(admin(people.bar, { accountId: chenId, handOverTo: chenId }))).toBe(
        "assignment.unknownColleague",
      );
      await admin(people.bar, { accountId: chenId, handOverTo: zhaoId });
      expect(await codeOf(chenCall(account.init, init))).toBe("session.over");
      expect(await codeOf(enter(chen))).toBe("signIn.barred");
      expect(await inside.selectFrom("registration").select("assignee_id").execute()).toEqual([
        { assignee_id: zhaoId },
      ]);
      expect(await admin(people.load, { accountId: chenId })).toMatchObject({ isBarred: true, openReviews: [] });
      const [newestMessage] = (await zhaoCall(messages.list, {})).content;
      expect(newestMessage?.title).toContain("账号已停用：陈静");
      expect(await codeOf(admin(people.bar, { accountId: chenId, handOverTo: null }))).toBe("people.barredAlready");
      expect(await auditOf(config.databaseUrl, "account.bar")).toHaveLength(1);

      await admin(people.readmit, { accountId: chenId });
      expect(await codeOf(admin(people.readmit, { accountId: chenId }))).toBe("people.notBarred");
      expect(await (await enter(chen))(account.init, init)).toMatchObject({ roles: ["purchasingManager"] });
    });

    test("people cannot bar themselves, or anyone outside the company", async () => {
      const { signIn: enter } = await openStaffed(engine);
      const admin = await enter(zhou);
      const own = { accountId: await idOf(admin, zhou), handOverTo: null };
      expect(await codeOf(admin(people.bar, own))).toBe("people.self");
      const strangers = { accountId: "nobody", handOverTo: null };
      expect(await codeOf(admin(people.bar, strangers))).toBe("people.unknown");
      for (const endpoint of [people.load, people.readmit, people.endSessions, people.unlock])
        expect(await codeOf(admin(endpoint, { accountId: "nobody" }))).toBe("people.unknown");
      expect(await codeOf(admin(people.rename, { accountId: "nobody", userName: "x", before: "x" }))).toBe(
        "people.unknown",
      );
    });

    test("purchasing managers have no access", async () => {
      const { signIn: enter } = await openStaffed(engine);
      const manager = await enter(chen);
      const accountId = await idOf(await enter(zhou), zhao);
      expect(await codeOf(manager(people.list, {}))).toBe("request.e403");
      expect(await codeOf(manager(people.invite, li))).toBe("request.e403");
      expect(await codeOf(manager(people.bar, { accountId, handOverTo: null }))).toBe("request.e403");
    });

    test("a person locked out by wrong passwords can be unlocked at once, without unlocking anyone else", async () => {
      const { signIn: enter, platform, done } = await openStaffed(engine);
      const admin = await enter(zhou);
      const browser = browserOf(platform);
      const uid = await browser.begin();
      const enterWith = (name: string, typed: string) =>
        codeOf(browser.call(signIn.enterPassword, { uid, account: name, password: typed }));
      for (const name of [chen, zhao])
        for (let tries = 0; tries < passwordsPerAccount.max; tries++)
          expect(await enterWith(name, "wrong")).toBe("signIn.wrong");
      expect(await enterWith(chen, password)).toBe("signIn.tooMany");
      await admin(people.unlock, { accountId: await idOf(admin, chen) });
      expect(await enterWith(chen.toUpperCase(), password)).toBe("answered");
      expect(await enterWith(zhao, password)).toBe("signIn.tooMany");
      await done("unlock", zhao);
      expect(await enterWith(zhao, password)).toBe("answered");
    });

    test("a name is corrected only if it is still the one that was shown", async () => {
      const { signIn: enter } = await openStaffed(engine);
      const admin = await enter(zhou);
      const accountId = await idOf(admin, chen);
      await admin(people.rename, { accountId, userName: " 陈婧 ", before: "陈静" });
      expect(await admin(people.load, { accountId })).toMatchObject({ userName: "陈婧" });
      expect(await codeOf(admin(people.rename, { accountId, userName: "陈晶", before: "陈静" }))).toBe(
        "people.outdated",
      );
    });

    test("an operator can invite, revoke and change roles by command", async () => {
      const { done, admin: run, call, signIn: enter } = await openStaffed(engine);
      const printed = await done("invite", `李娜 <${li.email}>`, "--role", "purchasingManager");
      expect(await run("invite", `李娜 <${li.email}>`)).toMatchObject({ isDone: false });
      await call(staff.join, { token: keyIn(printed), password });
      expect(await (await enter(li.email))(account.init, init)).toMatchObject({ roles: ["purchasingManager"] });
      await done("give-role", li.email, "purchasingSpecialist");
      await done("take-role", li.email, "purchasingManager");
      expect((await run("take-role", li.email, "purchasingSpecialist")).lines[0]).toContain("only role");
      expect((await run("take-role", chen, "purchasingManager")).lines[0]).toContain("only role");
      await done("give-role", chen, "purchasingSpecialist");
      expect((await run("take-role", chen, "purchasingManager")).lines[0]).toContain("Two managers");
      const spare = keyIn(await done("invite", "王强 <wang@brand.example>", "--super-admin"));
      await done("revoke", "wang@brand.example");
      expect(await codeOf(call(staff.look, { token: spare }))).toBe("staffInvitation.gone");
      expect(await run("revoke", "wang@brand.example")).toMatchObject({ isDone: false });
      expect(await run("invite", "王强 <wang@brand.example>", "--role", "supplier")).toMatchObject({ isDone: false });
    });
  });
