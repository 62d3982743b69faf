import { describe, expect, test } from "vitest";
import { account, assignment, onboarding } from "~/contract";
import { emptyEngines } from "../../../../support/empty-portal";
import { auditOf } from "../../../../support/platform-audit";
import { codeOf } from "../../../../support/platform-refusal";
import { chen, openStaffed, zhao, zhou } from "../../../../support/staffed-portal";

const init = { reload: false };

for (const engine of emptyEngines())
  describe(`on ${engine.name}`, () => {
    test("barring a person ends their sessions at once and releases their reviews; readmitting lets them sign in again", async () => {
      const portal = await openStaffed(engine);
      await portal.submitRegistration();
      const { signIn, done, inside, admin, config } = portal;
      const [chenCall, zhaoCall] = [await signIn(chen), await signIn(zhao)];
      const { content } = await chenCall(onboarding.queue, {});
      const registrationIds = content.map(({ registrationId }) => registrationId);
      const { id } = await inside
        .selectFrom("account")
        .select("id")
        .where("user_account", "=", chen)
        .executeTakeFirstOrThrow();
      await zhaoCall(assignment.assign, { registrationIds, accountId: id });

      expect(await done("bar", chen)).toContain("陈静 is barred");
      expect(await codeOf(chenCall(account.init, init))).toBe("session.over");
      expect(await codeOf(signIn(chen))).toBe("signIn.barred");
      const rows = await inside.selectFrom("registration").select("assignee_id").execute();
      expect(rows).toEqual([{ assignee_id: null }]);
      expect(await zhaoCall(account.init, init)).toMatchObject({ roles: ["purchasingManager"] });
      expect(await admin("bar", chen)).toMatchObject({ isDone: false });
      expect(await auditOf(config.databaseUrl, "account.bar")).toHaveLength(1);

      expect(await done("readmit", chen)).toContain("can sign in again");
      expect(await codeOf(chenCall(account.init, init))).toBe("session.over");
      expect(await (await signIn(chen))(account.init, init)).toMatchObject({ roles: ["purchasingManager"] });
      expect(await admin("readmit", chen)).toMatchObject({ isDone: false });
    });

    test("the last reviewers can be barred, and the command reports the consequence", async () => {
      const { done } = await openStaffed(engine);
      await done("bar", zhao);
      await done("bar", chen);
      expect(await done("bar", zhou)).toContain("No account can review registrations now.");
      expect(await done("people")).toContain(`周敏 <${zhou}>; super admin, purchasingSpecialist; barred`);
    });

    test("all sessions of a person end together, and no one else's", async () => {
      const { signIn, done } = await openStaffed(engine);
      const [one, other, zhaoCall] = [await signIn(chen), await signIn(chen), await signIn(zhao)];
      await done("end-sessions", chen.toUpperCase());
      for (const call of [one, other]) expect(await codeOf(call(account.init, init))).toBe("session.over");
      expect(await codeOf(zhaoCall(account.init, init))).toBe("answered");
    });

    test("a name can be corrected, and the list shows the new name", async () => {
      const { done, signIn, admin } = await openStaffed(engine);
      expect(await done("rename", chen, "陈婧")).toBe("陈静 is now called 陈婧.");
      expect(await (await signIn(chen))(account.init, init)).toMatchObject({ user: { userName: "陈婧" } });
      expect(await done("people")).toContain(`陈婧 <${chen}>; purchasingManager; last seen 20`);
      for (const name of ["", " ", "a\u202Eb", "x".repeat(201)])
        expect(await admin("rename", chen, name), JSON.stringify(name)).toMatchObject({ isDone: false });
    });

    test("a command that names no account, or several, changes nothing", async () => {
      const { admin } = await openStaffed(engine);
      for (const command of ["bar", "readmit", "end-sessions"]) {
        expect((await admin(command, "nobody@brand.example")).lines[0]).toContain("No account has the name");
        expect((await admin(command)).lines[0]).toContain("Give one account name or email address.");
        expect(await admin(command, chen, zhao)).toMatchObject({ isDone: false });
      }
    });
  });
