import { expect } from "vitest";
import { account, changeReview, members, messages, people, review } from "~/contract";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { callBack, proposeBank } from "../../../../support/platform-company";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, submitCertificationSeen } from "../../../../support/seen";

const day = 24 * 3600;
const newcomer = { userAccount: "notenant", userName: "孙丽", before: [] };
const promote = (call: Call) => call(members.setRoles, { ...newcomer, tenantRoleIds: ["purchasingManager"] });
const demotion = {
  userAccount: "buyer2",
  userName: "赵磊",
  tenantRoleIds: ["purchasingSpecialist"],
  before: ["purchasingManager"],
};
const firstRequest = async (call: Call) => (await call(members.roleRequests, {}))[0]?.requestId ?? "";

onEveryEngine((test) => {
  test("a manager's role needs confirmation by a second manager, and every reviewer is alerted", async ({
    platform,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    const { call: admin } = await signedIn(platform, "admin");
    expect(await promote(buyer)).toEqual({ waiting: ["purchasingManager"] });
    expect(await promote(buyer)).toEqual({ waiting: ["purchasingManager"] });
    const { call: newManager } = await signedIn(platform, "notenant");
    expect(await codeOf(newManager(account.init, { reload: false }))).toBe("tenant.none");
    for (const call of [other, admin])
      expect((await call(messages.list, {})).content[0]?.title).toContain("请确认：陈静 申请将 孙丽 设为采购经理");

    expect(await buyer(members.roleRequests, {})).toMatchObject([
      { userName: "孙丽", requestedBy: "陈静", notConfirmable: "account.roles.secondPerson" },
    ]);
    const requestId = await firstRequest(other);
    expect(await codeOf(buyer(members.confirmRole, { requestId }))).toBe("account.roles.secondPerson");
    expect(await codeOf(other(members.confirmRole, { requestId: "x" }))).toBe("account.roles.requestUnknown");
    await other(members.confirmRole, { requestId });
    expect(await other(members.roleRequests, {})).toEqual([]);
    const { call: signedInAgain } = await signedIn(platform, "notenant");
    expect((await signedInAgain(account.init, { reload: false })).roles).toEqual(["purchasingManager"]);
    for (const call of [buyer, admin])
      expect((await call(messages.list, {})).content.map(({ title }) => title)).toContainEqual(
        expect.stringContaining("新的采购经理：孙丽"),
      );
  });

  test("a request can be declined, and a specialist's role needs no confirmation", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    await promote(buyer);
    await other(members.declineRole, { requestId: await firstRequest(other) });
    expect(await buyer(members.roleRequests, {})).toEqual([]);
    const specialist = { ...newcomer, tenantRoleIds: ["purchasingSpecialist"] };
    expect(await buyer(members.setRoles, specialist)).toEqual({ waiting: [] });
  });

  test("a super admin gives the role without confirmation, and only a super admin changes another's roles", async ({
    platform,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await promote(admin)).toEqual({ waiting: [] });
    const demote = { userAccount: "admin", userName: "周敏", before: ["purchasingManager"] };
    expect(await codeOf(buyer(members.setRoles, { ...demote, tenantRoleIds: ["purchasingSpecialist"] }))).toBe(
      "account.roles.superAdmin",
    );
  });

  test("a request ends when its role is given or removed another way, so that nothing is left to confirm", async ({
    platform,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: admin } = await signedIn(platform, "admin");
    await promote(buyer);
    expect(await promote(admin)).toEqual({ waiting: [] });
    expect(await admin(members.roleRequests, {})).toEqual([]);
    await buyer(members.setRoles, demotion);
    const bothRoles = { ...demotion, before: ["purchasingManager", "purchasingSpecialist"] };
    expect(await admin(members.setRoles, bothRoles)).toEqual({ waiting: [] });
    expect(await admin(members.roleRequests, {})).toEqual([]);
  });

  test("removing a manager's role needs a second manager, and everyone is notified, including the manager concerned", async ({
    platform,
    emails,
    config,
    clock,
  }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    const { call: admin } = await signedIn(platform, "admin");
    expect(await buyer(members.setRoles, demotion)).toEqual({ waiting: ["purchasingManager"] });
    expect(await codeOf(other(members.list, {})), "nothing has changed yet").toBe("answered");
    for (const call of [other, admin])
      expect((await call(messages.list, {})).content[0]?.title).toContain("请确认：陈静 申请取消 赵磊 的采购经理角色");

    expect(await buyer(members.roleRequests, {})).toMatchObject([
      { userName: "赵磊", isRemoval: true, notConfirmable: "account.roles.secondPerson" },
    ]);
    const requestId = await firstRequest(admin);
    expect(await codeOf(buyer(members.confirmRole, { requestId }))).toBe("account.roles.secondPerson");
    expect(await codeOf(other(members.confirmRole, { requestId }))).toBe("account.roles.own");
    const before = (await emails()).length;
    clock.advance(1);
    await admin(members.confirmRole, { requestId });
    expect(await codeOf(other(members.list, {}))).toBe("request.e403");
    expect(await admin(members.roleRequests, {})).toEqual([]);
    const newEmails = (await emails()).slice(0, (await emails()).length - before);
    expect(newEmails).toHaveLength(3);
    expect(newEmails.map(({ to }) => to)).toEqual(
      expect.arrayContaining(["buyer@demo.example", "buyer2@demo.example"]),
    );
    expect(newEmails[0]?.subject).toContain("不再担任采购经理：赵磊");
    const [event] = await auditOf(config.databaseUrl, "account.roleConfirmed");
    expect(JSON.parse(event?.details ?? "")).toMatchObject({ role: "purchasingManager", removed: true });
  });

  test("not even a super admin can leave fewer managers than a decision needs", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "admin");
    expect(await admin(members.setRoles, demotion)).toEqual({ waiting: [] });
    const last = { ...demotion, userAccount: "buyer", userName: "陈静" };
    expect(await codeOf(admin(members.setRoles, last))).toBe("account.roles.tooFewManagers");
    expect(await promote(admin)).toEqual({ waiting: [] });
    expect(await codeOf(admin(members.setRoles, last)), "a new manager does not count yet").toBe(
      "account.roles.tooFewManagers",
    );
    const again = { ...newcomer, before: ["purchasingManager"], tenantRoleIds: ["purchasingSpecialist"] };
    expect(await admin(members.setRoles, again), "and is removed at any time").toEqual({ waiting: [] });
  });

  test("two simultaneous removals never leave too few managers", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "admin");
    const removals = [demotion, { ...demotion, userAccount: "buyer", userName: "陈静" }];
    const answers = await Promise.all(removals.map((removal) => codeOf(admin(members.setRoles, removal))));
    expect(answers.toSorted()).toEqual(["account.roles.tooFewManagers", "answered"]);
  });

  test("roles that changed after the popup was opened are not overwritten", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "admin");
    const { call: buyer } = await signedIn(platform, "buyer");
    const colleague = { userAccount: "buyer2", userName: "赵磊", before: ["purchasingManager"] };
    await admin(members.setRoles, { ...colleague, tenantRoleIds: ["purchasingSpecialist"] });
    expect(await codeOf(buyer(members.setRoles, { ...colleague, tenantRoleIds: ["purchasingManager"] }))).toBe(
      "account.roles.outdated",
    );
    expect((await admin(members.list, {})).content.at(-1)?.roles.map(({ tenantRoleId }) => tenantRoleId)).toEqual([
      "purchasingSpecialist",
    ]);
  });

  test("a manager of less than seven days can neither call about nor approve bank details, and never together with the manager who gave the role", async ({
    platform,
    emails,
    clock,
  }) => {
    const { call: supplier } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    await promote(buyer);
    await other(members.confirmRole, { requestId: await firstRequest(other) });
    const changeId = await proposeBank(supplier, emails);
    const { call: accomplice } = await signedIn(platform, "notenant");
    expect(await codeOf(callBack(accomplice, changeId))).toBe("change.roleTooNew");
    await callBack(buyer, changeId);
    await approveSeen(buyer, changeId);
    expect(await codeOf(approveSeen(accomplice, changeId))).toBe("change.roleTooNew");
    expect((await accomplice(changeReview.one, { changeId })).notApprovable).toBe("change.roleTooNew");
    clock.advance(8 * day);
    const { call: later } = await signedIn(platform, "notenant");
    expect(await codeOf(approveSeen(later, changeId))).toBe("change.roleFromOther");
    const { call: honest } = await signedIn(platform, "buyer2");
    expect(await approveSeen(honest, changeId)).toMatchObject({ state: "scheduled" });
  });

  test("a first approval does not count if the approver has lost the permission since", async ({
    platform,
    emails,
  }) => {
    const { call: supplier } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    const { call: admin } = await signedIn(platform, "admin");
    const changeId = await proposeBank(supplier, emails);
    await callBack(other, changeId);
    await approveSeen(buyer, changeId);
    await admin(members.setRoles, {
      userAccount: "buyer",
      userName: "陈静",
      tenantRoleIds: ["purchasingSpecialist"],
      before: ["purchasingManager"],
    });
    expect(await codeOf(approveSeen(other, changeId))).toBe("change.firstApproverGone");
  });

  test("a first approval does not count if the approver's account was barred since", async ({ platform, emails }) => {
    const { call: supplier } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { call: other } = await signedIn(platform, "buyer2");
    const { call: admin } = await signedIn(platform, "admin");
    const changeId = await proposeBank(supplier, emails);
    await callBack(other, changeId);
    await approveSeen(buyer, changeId);
    const { content } = await admin(people.list, {});
    const { accountId = "" } = content.find(({ userAccount }) => userAccount === "buyer") ?? {};
    await admin(people.bar, { accountId, handOverTo: null });
    expect(await codeOf(approveSeen(other, changeId))).toBe("change.firstApproverGone");
  });

  test("the internal review applies the same rules to new managers", async ({ platform, register, emails, clock }) => {
    const { first, second, registrationId, decide, upToCertification } = await afterSubmission({
      platform,
      register,
      emails,
    });
    await submitCertificationSeen(await upToCertification());
    await promote(first);
    await second(members.confirmRole, { requestId: await firstRequest(second) });
    const { call: accomplice } = await signedIn(platform, "notenant");
    expect((await accomplice(review.file, { registrationId })).hindrance).toBe("onboarding.roleTooNew");
    expect(await codeOf(decide(accomplice, "approve"))).toBe("onboarding.roleTooNew");
    clock.advance(8 * day);
    const { call: later } = await signedIn(platform, "notenant");
    expect(await codeOf(decide(later, "approve"))).toBe("onboarding.roleFromOther");
    const { call: honest } = await signedIn(platform, "buyer2");
    expect(await decide(honest, "approve")).toEqual({ state: "restricted" });
  });
});
