import { expect } from "vitest";
import { companyFiles, correctiveActions, messages, retention, tasks } from "~/contract";
import type { CorrectiveDecision } from "~/rules/corrective-action/corrective-transitions";
import type { Call } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { type Setup, afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { pdf } from "../../../../support/platform-complete";
import { submitCertificationSeen } from "../../../../support/seen";

// The platform's clock is set to 15 June 2025.
const wanted = { title: "来料批次混装", text: "请分析原因，并提交 8D 报告。", dueOn: "2025-07-01" };

/** A supplier with an open corrective action. */
async function requested(setup: Setup) {
  const { first, second, decide, registrationId, upToCertification } = await afterSubmission(setup);
  const supplier = await upToCertification();
  const { actionId, number } = await first(correctiveActions.request, { registrationId, ...wanted });
  const own = () => supplier(correctiveActions.loadOwn, { actionId });
  async function answer(text: string) {
    const { version, files } = await own();
    const addresses = files.map(({ fileUrl }) => fileUrl);
    return supplier(correctiveActions.answer, { actionId, version, text, files: addresses });
  }
  async function decideOn(call: Call, event: CorrectiveDecision, text = "", dueOn = "") {
    const { version } = await call(correctiveActions.load, { actionId });
    return call(correctiveActions.decide, { actionId, version, event, text, dueOn });
  }
  return { first, second, decide, supplier, registrationId, actionId, number, own, answer, decideOn };
}

const openTasks = async (call: Call) =>
  (await call(tasks.list, { state: "open" })).content.filter(({ kind }) => kind === "correctiveAction");

onEveryEngine((test) => {
  test("purchasing requests a corrective action, the supplier answers with evidence, and purchasing closes it", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { first, supplier, actionId, number, own, answer, decideOn } = await requested({
      platform,
      register,
      emails,
    });
    expect(number).toBe("CA-000001");
    expect((await emails()).map(({ subject }) => subject)).toContainEqual(expect.stringContaining(number));
    const { content } = await supplier(messages.list, { page: 0, size: 10, unread: true });
    expect(content[0]?.title).toContain(number);
    expect(await openTasks(supplier)).toEqual([
      expect.objectContaining({ to: `/gcis/corrective-actions/${actionId}`, dueDate: "2025-07-01T16:00:00.000Z" }),
    ]);

    const { attachmentUUID } = await own();
    await supplier(companyFiles.upload, { attachmentUUID, file: pdf("8D.pdf") });
    await answer("已分区存放，并培训了仓库人员。");
    expect(await openTasks(supplier)).toEqual([]);
    expect(await openTasks(first)).toEqual([expect.objectContaining({ to: `/gsrm/corrective-actions/${actionId}` })]);
    const seen = await first(correctiveActions.load, { actionId });
    expect(seen).toMatchObject({ ...wanted, state: "answered", files: [{ fileName: "8D.pdf" }] });
    expect(seen.steps.map(({ step, text, userName }) => [step, text, userName])).toEqual([
      ["request", "", "陈静"],
      ["answer", "已分区存放，并培训了仓库人员。", expect.any(String)],
    ]);

    await decideOn(first, "close", "整改有效，感谢配合。");
    expect(await openTasks(first)).toEqual([]);
    expect((await supplier(correctiveActions.listOwn, {})).map(({ state }) => state)).toEqual(["closed"]);
    expect(await auditOf(config.databaseUrl, "correctiveAction.close")).toHaveLength(1);
    const stored = await inDatabase(config, async (db) => [
      await db.selectFrom("corrective_action").selectAll().execute(),
      await db.selectFrom("corrective_step").selectAll().execute(),
    ]);
    for (const secret of [wanted.title, wanted.text, "已分区存放"])
      expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test("a returned answer gets a new due date, and the files of the earlier answer stay on record", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { first, supplier, own, answer, decideOn } = await requested({ platform, register, emails });
    const { attachmentUUID } = await own();
    await supplier(companyFiles.upload, { attachmentUUID, file: pdf("draft.pdf") });
    await answer("见附件");
    const url = (await own()).files[0]?.fileUrl ?? "";
    expect(await codeOf(supplier(companyFiles.deleteByUrl, { url }))).toBe("correctiveAction.outdated");
    expect(await codeOf(decideOn(first, "return", "缺少原因分析", "2025-06-15"))).toBe("correctiveAction.day");
    expect(await codeOf(decideOn(first, "return", "", "2025-07-20"))).toBe("field.required");
    await decideOn(first, "return", "缺少原因分析", "2025-07-20");
    expect(await own()).toMatchObject({ state: "open", dueOn: "2025-07-20" });
    expect(await openTasks(supplier)).toEqual([expect.objectContaining({ dueDate: "2025-07-20T16:00:00.000Z" })]);

    await supplier(companyFiles.deleteByUrl, { url });
    expect((await own()).files).toEqual([]);
    const left = await inDatabase(config, (db) =>
      db.selectFrom("stored_file").select("removed_at").where("uuid", "=", attachmentUUID).execute(),
    );
    expect(left).toEqual([{ removed_at: "2025-06-15T02:00:00.000Z" }]);
  });

  test("an answer or decision based on an outdated page is rejected", async ({ platform, register, emails }) => {
    const { first, second, supplier, actionId, own, answer } = await requested({ platform, register, emails });
    const { attachmentUUID, version } = await own();
    await supplier(companyFiles.upload, { attachmentUUID, file: pdf("new.pdf") });
    const old = { actionId, version, text: "done", files: [] };
    expect(await codeOf(supplier(correctiveActions.answer, old))).toBe("correctiveAction.outdated");
    await answer("done");
    const close = { actionId, version, event: "close", text: "", dueOn: "" } as const;
    expect(await codeOf(first(correctiveActions.decide, close))).toBe("correctiveAction.outdated");
    await second(correctiveActions.decide, { ...close, version: version + 1 });
    expect(await codeOf(first(correctiveActions.decide, { ...close, version: version + 2 }))).toBe(
      "correctiveAction.outdated",
    );
  });

  test("only purchasing can request actions, only from suppliers, due within a year, and no more than twenty", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId, upToCertification } = await afterSubmission({ platform, register, emails });
    const entry = { registrationId, ...wanted };
    expect(await codeOf(first(correctiveActions.request, entry))).toBe("correctiveAction.notSupplier");
    const supplier = await upToCertification();
    for (const dueOn of ["2025-06-15", "2026-06-16"])
      expect(await codeOf(first(correctiveActions.request, { ...entry, dueOn }))).toBe("correctiveAction.day");
    expect(await codeOf(first(correctiveActions.request, { ...entry, registrationId: "none" }))).toBe(
      "onboarding.unknown",
    );
    expect(await codeOf(supplier(correctiveActions.request, entry))).toBe("request.e403");
    for (let count = 0; count < 20; count += 1) await first(correctiveActions.request, entry);
    expect(await codeOf(first(correctiveActions.request, entry))).toBe("correctiveAction.tooMany");

    const { call: other } = await signedIn(platform, "supplier");
    const { actions } = await first(correctiveActions.ofSupplier, { registrationId });
    const actionId = actions[0]?.actionId ?? "";
    expect(await codeOf(other(correctiveActions.loadOwn, { actionId }))).toBe("correctiveAction.unknown");
    expect(await codeOf(other(correctiveActions.load, { actionId }))).toBe("request.e403");
  });

  test("the list shows actions to review first, then open ones by due date, and finds a company by name", async ({
    platform,
    register,
    emails,
  }) => {
    const { first, registrationId, number, answer } = await requested({ platform, register, emails });
    const later = await first(correctiveActions.request, { registrationId, ...wanted, dueOn: "2025-08-01" });
    const sooner = await first(correctiveActions.request, { registrationId, ...wanted, dueOn: "2025-06-20" });
    await answer("done");
    const list = async (filter: object) => {
      const { content } = await first(correctiveActions.list, { search: "远航", ...filter });
      return content.map(({ number: of }) => of);
    };
    expect(await list({})).toEqual([number, sooner.number, later.number]);
    expect(await list({ state: "answered" })).toEqual([number]);
    expect(await list({ search: later.number.toLowerCase() })).toEqual([later.number]);
    expect(await list({ search: "no such company" })).toEqual([]);
  });

  test("rejecting a company withdraws its corrective actions, and its data can then be deleted", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { second, decide, supplier, registrationId, actionId } = await requested({ platform, register, emails });
    await submitCertificationSeen(supplier);
    await decide(second, "refuse", "The audit failed");
    const { state, steps } = await second(correctiveActions.load, { actionId });
    expect(state).toBe("withdrawn");
    expect(steps.at(-1)).toMatchObject({ step: "endWithSupplier", userName: null });
    const { call: admin } = await signedIn(platform, "admin");
    const { answer } = await admin(retention.plan, { subject: "wang@yuanhang.example", kind: "deletion" });
    await admin(retention.answer, { registrationId, kind: "deletion", receivedOn: "2025-06-15", answer });
    const left = await inDatabase(config, (db) => db.selectFrom("corrective_step").selectAll().execute());
    expect(left).toEqual([]);
  });
});
