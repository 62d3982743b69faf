import { expect } from "vitest";
import { account, company, onboarding, registration, review, tasks } from "~/contract";
import type { QueueOrder } from "~/rules/queue/queue";
import { firstSupplierRoles } from "~/rules/permissions/member-roles";
import { states } from "~/rules/onboarding/stages";
import { onEveryEngine } from "../../../../support/platform";
import { runJobs } from "../../../../support/platform-jobs";
import { type Setup, afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { submitCertificationSeen, submitSeen } from "../../../../support/seen";

const day = 24 * 3600;

const subjectsOf = async (emails: Setup["emails"]) => (await emails()).map(({ subject }) => subject);

onEveryEngine((test) => {
  test("the queue shows submitted registrations with their company and due date", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { first } = await afterSubmission({ platform, register, emails });
    const { content, totalElements } = await first(onboarding.queue, { search: "远航电子" });
    expect(totalElements).toBe(1);
    expect(content[0]).toMatchObject({ dueAt: "2025-06-29T02:00:00.000Z", isLate: false });
    expect(content[0]?.companyName).toBeTruthy();
    clock.advance(15 * day);
    const { call: later } = await signedIn(platform, "buyer");
    expect((await later(onboarding.queue, { search: "远航电子" })).content[0]?.isLate).toBe(true);
  });

  test("the queue can be sorted by each column in both directions, with empty values last", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const sorted = async (order: QueueOrder) =>
      (await buyer(onboarding.queue, { view: "all", size: 100, order })).content;
    for (const column of ["company", "number", "submitted", "due"] as const) {
      const valueOf = { company: "companyName", number: "number", submitted: "submittedAt", due: "dueAt" } as const;
      const values = async (order: QueueOrder) => (await sorted(order)).map((row) => row[valueOf[column]]);
      const up = await values(column);
      const given = up.filter((value) => value !== null);
      expect(given.length, column).toBeGreaterThan(1);
      expect(up.slice(0, given.length), column).toEqual(given);
      expect((await values(`-${column}`)).slice(0, given.length), column).toEqual(given.toReversed());
      if (column !== "company") expect(given, column).toEqual(given.toSorted());
    }
    const stages = (await sorted("state")).map(({ state }) => states.indexOf(state));
    expect(stages).toEqual(stages.toSorted((one, other) => one - other));
    expect(new Set(stages).size).toBeGreaterThan(2);
  });

  test("on approval the supplier gets a tenant, an account and an initial password, and sees its status", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, decide, supplier } = await afterSubmission({ platform, register, emails });
    expect(await decide(first, "approve")).toEqual({ state: "newlyRegistered" });
    const call = await supplier();
    const { tenant, roles } = await call(account.init, { reload: true });
    expect(tenant.supplierCode).toBe("S300001");
    expect(roles).toEqual(firstSupplierRoles.toSorted());
    expect((await call(company.standing, {}))?.progress).toMatchObject({ state: "newlyRegistered", stage: 4 });
  });

  test("a registrant who already has an account gets the new company added to it", async ({
    platform,
    config,
    register,
    emails,
  }) => {
    const { first, decide } = await afterSubmission({
      platform,
      register: () => register("supplier2@demo.example"),
      emails,
    });
    expect(config.demo).toBe(true);
    expect(await decide(first, "approve")).toEqual({ state: "newlyRegistered" });
    const { call } = await signedIn(platform, "supplier2");
    expect((await call(account.tenants, {})).map(({ supplierCode }) => supplierCode)).toEqual([
      "S10002",
      "S10003",
      "S300001",
    ]);
  });

  test("from approved to qualified: an email at every step, a task while the supplier acts, and a last step that is automatic and happens once", async ({
    platform,
    config,
    register,
    emails,
    clock,
  }) => {
    const { second, registrationId, decide, upToCertification } = await afterSubmission({
      platform,
      register,
      emails,
    });
    const call = await upToCertification();
    expect((await call(tasks.list, { state: "open" })).content.map(({ kind }) => kind)).toEqual(["certification"]);
    expect(await submitCertificationSeen(call)).toEqual({ state: "internalReview", dueAt: "2025-07-15T02:00:00.000Z" });
    expect((await call(tasks.list, { state: "open" })).totalElements).toBe(0);
    expect(await decide(second, "return", "缺少环境检测报告")).toEqual({ state: "certification" });
    expect((await call(tasks.list, { state: "open" })).totalElements).toBe(1);
    await submitCertificationSeen(call);
    expect(await decide(second, "approve")).toEqual({ state: "restricted" });
    // The introduction takes ninety days; the supplier sees when it ends.
    expect((await call(company.standing, {}))?.progress.expectedBy).toBe("2025-09-13T02:00:00.000Z");

    const newSubjects = await subjectsOf(emails);
    for (const step of ["潜在供应商", "认证已启动", "已收到贵公司的认证资料", "认证资料已退回修改", "认证通过"])
      expect(
        newSubjects.some((subject) => subject.includes(step)),
        step,
      ).toBe(true);

    clock.advance(89 * day);
    await runJobs(config);
    const { call: early } = await signedIn(platform, "buyer");
    const restricted = await early(onboarding.queue, { view: "all", state: "restricted", search: "远航" });
    expect(restricted.totalElements).toBe(1);
    clock.advance(2 * day);
    await runJobs(config, 2);
    const qualified = (await subjectsOf(emails)).filter((subject) => subject.includes("合格供应商"));
    expect(qualified).toHaveLength(1);
    const { call: late } = await signedIn(platform, "buyer");
    const { content } = await late(onboarding.queue, { view: "all", state: "qualified", search: "远航" });
    expect(content.map((row) => row.registrationId)).toEqual([registrationId]);
  });

  test("the reviewer who approved the preliminary review cannot decide the internal one", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, second, decide, upToCertification } = await afterSubmission({ platform, register, emails });
    const call = await upToCertification();
    await submitCertificationSeen(call);
    expect(await codeOf(decide(first, "approve"))).toBe("onboarding.sameReviewer");
    expect(await codeOf(decide(first, "refuse", "没有说明"))).toBe("onboarding.sameReviewer");
    expect(await decide(second, "approve")).toEqual({ state: "restricted" });
  });

  test("users cannot decide on their own registration", async ({ platform, register, emails }) => {
    const { first, second, decide } = await afterSubmission({
      platform,
      register: () => register("buyer@demo.example"),
      emails,
    });
    expect(await codeOf(decide(first, "approve"))).toBe("onboarding.own");
    expect(await decide(second, "approve")).toEqual({ state: "newlyRegistered" });
    expect(await codeOf(decide(first, "accept"))).toBe("onboarding.own");
  });

  test("returning and rejecting need a reason, which is sent to the supplier", async ({
    platform,
    register,
    emails,
    clock,
  }) => {
    const { registrant, first, decide } = await afterSubmission({ platform, register, emails });
    expect(await codeOf(decide(first, "return"))).toBe("onboarding.reasonNeeded");
    expect(await decide(first, "return", "营业执照不清晰")).toEqual({ state: "filling" });
    expect((await emails()).some(({ text }) => text.includes("营业执照不清晰"))).toBe(true);
    const { progress, submission } = await registrant.call(registration.load, {});
    expect([progress.state, submission]).toEqual(["filling", null]);
    await submitSeen(registrant.call);
    expect(await decide(first, "refuse", "品类不符")).toEqual({ state: "refused" });
    expect((await emails()).some(({ text }) => text.includes("品类不符"))).toBe(true);
    clock.advance(120);
    const again = await register();
    expect((await again.call(registration.load, {})).progress.state).toBe("filling");
  });

  test("only purchasing managers can decide, and a draft cannot be decided on", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    const { call: supplier } = await signedIn(platform, "supplier2");
    expect(await codeOf(supplier(onboarding.queue, {}))).toBe("request.e403");
    const { version } = await first(review.file, { registrationId });
    expect(await codeOf(supplier(onboarding.decide, { registrationId, version, event: "approve" }))).toBe(
      "request.e403",
    );
    const draft = await register("draft@other.example");
    const { registrationId: draftId } = await draft.call(registration.load, {});
    expect(await codeOf(first(onboarding.decide, { registrationId: draftId, version, event: "approve" }))).toBe(
      "onboarding.unknown",
    );
    expect(await codeOf(first(onboarding.submitCertification, { revision: "" }))).toBe("request.e403");
    expect(await codeOf(supplier(onboarding.submitCertification, { revision: "" }))).toBe("onboarding.unknown");
  });

  test("of several simultaneous decisions one counts, and one email is sent", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, second, registrationId } = await afterSubmission({ platform, register, emails });
    const before = (await emails()).length;
    const { version } = await first(review.file, { registrationId });
    const approval = { registrationId, version, event: "approve", note: "文件已核对" } as const;
    const answers = await Promise.all(
      [first, second, first, second].map((call) => codeOf(call(onboarding.decide, approval))),
    );
    expect(answers.filter((code) => code === "answered")).toHaveLength(1);
    expect(answers.filter((code) => code === "onboarding.notPossible")).toHaveLength(3);
    expect((await emails()).length).toBe(before + 1);
  });
});
