import { expect } from "vitest";
import { assignment, members, onboarding, review } from "~/contract";
import { maxAssigned } from "~/rules/teamwork/limits";
import { onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { purchasingTeam, setRules, submitAs } from "../../../../support/platform-teamwork";
import { decideSeen, submitSeen } from "../../../../support/seen";
import type { Call } from "../../../../support/platform";

const qiming = "启明光电";

/** The row of a company in the queue. */
async function find(call: Call, search: string, view: "waiting" | "all" = "all") {
  const { content } = await call(onboarding.queue, { search, view });
  const [row] = content;
  if (!row) throw new Error(`${search} is not in the queue`);
  return row;
}

onEveryEngine((test) => {
  test("a purchasing manager assigns a registration to themselves, to a colleague and to no one, and the history lists each", async ({
    platform,
    config,
  }) => {
    const { chenJing, ids } = await purchasingTeam(platform);
    const { registrationId } = await find(chenJing, "川芯微");
    const registrationIds = [registrationId];
    for (const accountId of [ids.chenJing, ids.zhaoLei, null]) {
      const { results } = await chenJing(assignment.assign, { registrationIds, accountId });
      expect(results).toEqual([{ registrationId, outcome: "done" }]);
      expect((await find(chenJing, "川芯微")).assignee?.accountId ?? null).toBe(accountId);
    }
    const { assignee, assignments } = await chenJing(review.file, { registrationId });
    expect(assignee).toBeNull();
    expect(assignments.map(({ by, to, cause }) => [by?.userName, to?.userName ?? null, cause])).toEqual([
      ["陈静", "陈静", "manual"],
      ["陈静", "赵磊", "manual"],
      ["陈静", null, "manual"],
    ]);
    const audit = await auditOf(config.databaseUrl, "registration.assign");
    expect(audit.filter(({ subject }) => subject === `registration:${registrationId}`)).toHaveLength(3);
  });

  test("each of several registrations has a separate result, and decided ones stay unchanged", async ({ platform }) => {
    const { chenJing, ids } = await purchasingTeam(platform);
    const open = await find(chenJing, "川芯微");
    const refused = await find(chenJing, "海纳电池");
    const registrationIds = [open.registrationId, refused.registrationId, "unknown"];
    const { assignee, results } = await chenJing(assignment.assign, { registrationIds, accountId: ids.zhaoLei });
    expect(assignee?.userName).toBe("赵磊");
    expect(results.map(({ outcome }) => outcome)).toEqual(["done", "decided", "unknown"]);
    const tooMany = Array.from({ length: maxAssigned + 1 }, (_, at) => `r${at}`);
    await expect(chenJing(assignment.assign, { registrationIds: tooMany, accountId: null })).rejects.toThrow();
  });

  test("the queue shows the user's own registrations, those of a colleague, and unassigned ones", async ({
    platform,
  }) => {
    const { chenJing, zhaoLei, ids } = await purchasingTeam(platform);
    const list = async (call: Call, assignee: string) =>
      (await call(onboarding.queue, { view: "waiting", assignee })).content.map(({ companyName }) => companyName);
    const [chens, zhaos] = [await list(chenJing, "mine"), await list(zhaoLei, "mine")];
    expect(chens).toContain("惠州市启明光电科技有限公司");
    expect(zhaos).toContain("苏州瑞联精密模具有限公司");
    expect(chens.filter((company) => zhaos.includes(company))).toEqual([]);
    expect(await list(zhaoLei, ids.chenJing)).toEqual(await list(chenJing, "mine"));
    const unassigned = await chenJing(onboarding.queue, { view: "waiting", assignee: "none", size: 100 });
    expect(unassigned.content.every(({ assignee }) => assignee === null)).toBe(true);
    expect(unassigned.content.map(({ companyName }) => companyName)).toContain("成都川芯微电子股份有限公司");
  });

  test("of two simultaneous assignments of a registration the last one wins, and both are in the history", async ({
    platform,
  }) => {
    const { chenJing, zhaoLei, ids } = await purchasingTeam(platform);
    const { registrationId } = await find(chenJing, "川芯微");
    const registrationIds = [registrationId];
    await Promise.all([
      chenJing(assignment.assign, { registrationIds, accountId: ids.chenJing }),
      zhaoLei(assignment.assign, { registrationIds, accountId: ids.zhaoLei }),
    ]);
    const { assignee, assignments } = await chenJing(review.file, { registrationId });
    expect(assignments).toHaveLength(2);
    expect(assignments.map(({ by }) => by?.userName ?? "").toSorted()).toEqual(["赵磊", "陈静"].toSorted());
    expect(assignee).toEqual(assignments.at(-1)?.to);
    expect(assignments[1]?.from).toEqual(assignments[0]?.to);
  });

  test("only reviewers can assign and be assigned to", async ({ platform }) => {
    const { chenJing } = await purchasingTeam(platform);
    const { registrationId } = await find(chenJing, qiming);
    const input = { registrationIds: [registrationId], accountId: "someone-else" };
    expect(await codeOf(chenJing(assignment.assign, input))).toBe("assignment.unknownColleague");
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await refusalOf(supplier(assignment.assign, input))).toMatchObject({ status: 403 });
    expect(await refusalOf(supplier(assignment.colleagues, {}))).toMatchObject({ status: 403 });
    const colleagues = await chenJing(assignment.colleagues, {});
    expect(colleagues.map(({ userName }) => userName).toSorted()).toEqual(["周敏", "赵磊", "陈静"].toSorted());
    expect(colleagues.find(({ isSelf }) => isSelf)).toMatchObject({ userName: "陈静", awayUntil: null });
  });

  test("a rule assigns submitted registrations to its people in turn", async ({ platform, register }) => {
    const { admin, ids } = await purchasingTeam(platform);
    await setRules(admin, [
      { categories: ["BATTERY"], people: [ids.admin] },
      { categories: ["CONNECTOR"], people: [ids.chenJing, ids.zhaoLei] },
    ]);
    const assignees = [];
    for (const email of ["a@one.example", "b@two.example", "c@three.example"]) {
      await submitAs(register, email);
      const { assignee, registrationId } = await find(admin, email);
      assignees.push(assignee?.userName);
      const { assignments } = await admin(review.file, { registrationId });
      expect(assignments).toMatchObject([{ cause: "rule", by: null, from: null }]);
    }
    expect(assignees).toEqual(["陈静", "赵磊", "陈静"]);
  });

  test("a stand-in takes the turns of a person who is away; if all are away, the registration stays unassigned", async ({
    platform,
    register,
  }) => {
    const { chenJing, zhaoLei, admin, ids } = await purchasingTeam(platform);
    await setRules(admin, [{ people: [ids.chenJing] }]);
    const awayUntil = "2099-12-31";
    await chenJing(assignment.saveAbsence, { absence: { awayUntil, standInId: ids.zhaoLei } });
    await submitAs(register, "a@one.example");
    expect((await find(admin, "a@one.example")).assignee?.userName).toBe("赵磊");
    await zhaoLei(assignment.saveAbsence, { absence: { awayUntil, standInId: null } });
    await submitAs(register, "b@two.example");
    expect((await find(admin, "b@two.example")).assignee).toBeNull();
    expect(await admin(assignment.colleagues, {})).toContainEqual(
      expect.objectContaining({ userName: "陈静", awayUntil, standIn: { accountId: ids.zhaoLei, userName: "赵磊" } }),
    );
    await chenJing(assignment.saveAbsence, { absence: null });
    await submitAs(register, "c@three.example");
    expect((await find(admin, "c@three.example")).assignee?.userName).toBe("陈静");
  });

  test("a planned absence begins on its first day, and is cancelled like any other", async ({
    platform,
    register,
    clock,
  }) => {
    const { chenJing, admin, ids } = await purchasingTeam(platform);
    await setRules(admin, [{ people: [ids.chenJing] }]);
    const planned = { awayFrom: "2025-06-16", awayUntil: "2025-06-20", standInId: ids.zhaoLei };
    const backwards = { ...planned, awayFrom: "2025-06-21" };
    await expect(chenJing(assignment.saveAbsence, { absence: backwards })).rejects.toThrow();
    await chenJing(assignment.saveAbsence, { absence: planned });
    const self = async () => (await chenJing(assignment.colleagues, {})).find(({ isSelf }) => isSelf);
    expect(await self()).toMatchObject({ awayFrom: "2025-06-16", awayUntil: "2025-06-20" });
    await submitAs(register, "a@one.example");
    expect((await find(admin, "a@one.example")).assignee?.userName).toBe("陈静");

    clock.advance(24 * 3600);
    const next = await purchasingTeam(platform);
    await submitAs(register, "b@two.example");
    expect((await find(next.admin, "b@two.example")).assignee?.userName).toBe("赵磊");
    expect(await next.admin(assignment.colleagues, {})).toContainEqual(
      expect.objectContaining({ userName: "陈静", awayFrom: null, awayUntil: "2025-06-20" }),
    );
    await next.chenJing(assignment.saveAbsence, { absence: null });
    await submitAs(register, "c@three.example");
    expect((await find(next.admin, "c@three.example")).assignee?.userName).toBe("陈静");
  });

  test("a registration that is submitted again stays with the person who returned it", async ({
    platform,
    register,
  }) => {
    const { zhaoLei, admin, ids } = await purchasingTeam(platform);
    await setRules(admin, []);
    const supplier = await submitAs(register, "a@one.example");
    const { registrationId, assignee } = await find(admin, "a@one.example");
    expect(assignee).toBeNull();
    await admin(assignment.assign, { registrationIds: [registrationId], accountId: ids.zhaoLei });
    await setRules(admin, [{ people: [ids.chenJing] }]);
    await decideSeen(zhaoLei, registrationId, { event: "return", reason: "请核对" });
    await submitSeen(supplier);
    expect((await find(admin, "a@one.example")).assignee?.userName).toBe("赵磊");
  });

  test("all open registrations are handed over at once, and only a super admin hands over a colleague's", async ({
    platform,
  }) => {
    const { chenJing, zhaoLei, admin, ids } = await purchasingTeam(platform);
    const people = await admin(assignment.colleagues, {});
    const openOf = (accountId: string) => people.find((one) => one.accountId === accountId)?.openCount ?? 0;
    const [own, all] = [openOf(ids.chenJing), openOf(ids.chenJing) + openOf(ids.zhaoLei)];
    expect(own).toBeGreaterThan(1);
    expect(await chenJing(assignment.handOver, { toId: ids.zhaoLei })).toMatchObject({ count: own });
    expect((await find(chenJing, qiming)).assignee?.userName).toBe("赵磊");
    const others = { fromId: ids.zhaoLei, toId: ids.admin };
    expect(await refusalOf(chenJing(assignment.handOver, others))).toMatchObject({ status: 403 });
    expect(await admin(assignment.handOver, others)).toMatchObject({ count: all, assignee: { userName: "周敏" } });
    expect(await zhaoLei(assignment.handOver, { toId: ids.chenJing })).toMatchObject({ count: 0 });
  });

  test("a person who loses the role loses their assignments", async ({ platform }) => {
    const { admin, ids } = await purchasingTeam(platform);
    await admin(members.setRoles, {
      userAccount: "buyer",
      userName: "陈静",
      tenantRoleIds: ["purchasingSpecialist"],
      before: ["purchasingManager"],
    });
    const { assignee, registrationId } = await find(admin, qiming);
    expect(assignee).toBeNull();
    const { assignments } = await admin(review.file, { registrationId });
    expect(assignments.at(-1)).toMatchObject({ cause: "released", by: null, from: { accountId: ids.chenJing } });
  });

  test("a person whose account is barred loses their assignments when the jobs run next", async ({
    platform,
    config,
  }) => {
    const { admin, ids } = await purchasingTeam(platform);
    await inDatabase(config, (db) =>
      db.updateTable("account").set({ is_barred: 1 }).where("id", "=", ids.chenJing).execute(),
    );
    await runJobs(config);
    expect((await find(admin, qiming)).assignee).toBeNull();
  });
});
