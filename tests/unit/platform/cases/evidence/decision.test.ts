import { expect } from "vitest";
import { changeRequests, changeReview, companyFiles, evidence } from "~/contract";
import { toCare } from "~/rules/change-request/care-levels";
import type { FormValues } from "~/rules/form-values";
import { decisionIn, entriesOf, runInArchive } from "../../../../support/evidence";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { askFor, firstRow, scheduleBank } from "../../../../support/platform-company";
import { pdf } from "../../../../support/platform-complete";
import { runJobs } from "../../../../support/platform-jobs";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { approveSeen, refuseSeen } from "../../../../support/seen";

const moveHouse = (values: FormValues) => void (values.registeredDetail = "龙华区民治街道 66 号");
const load = async (call: Call, changeId: string, kind: "pdf" | "zip") =>
  new Uint8Array(await (await call(evidence.contentOfChange, { changeId, kind })).arrayBuffer());

onEveryEngine((test) => {
  test("a change that took effect has a pack with the values before and after, and how it was decided", async ({
    platform,
    config,
    call: anybody,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { changeId } = await askFor(call, "basic", moveHouse, "公司已搬迁");
    expect((await call(changeRequests.one, { changeId })).evidence).toBe(null);
    await approveSeen(buyer, changeId);
    expect((await call(changeRequests.one, { changeId })).evidence).toEqual({ papers: null });
    expect(await codeOf(load(call, changeId, "pdf"))).toBe("evidence.waiting");

    await runJobs(config);
    const { evidence: pack } = await buyer(changeReview.one, { changeId });
    const paper = await call(evidence.contentOfChange, { changeId, kind: "pdf" });
    expect(paper.headers.get("content-disposition")).toMatch(/-change-basic-2025-06-15\.pdf/);
    const bytes = new Uint8Array(await paper.arrayBuffer());
    const forReview = await buyer(evidence.changeForReview, { changeId, kind: "pdf" });
    expect(bytes).toEqual(new Uint8Array(await forReview.arrayBuffer()));
    expect(await anybody(evidence.verify, { sha256: pack?.papers?.zip.sha256 ?? "" })).toEqual({
      issued: { at: "2025-06-15T02:00:00.000Z", round: null },
    });

    const data = decisionIn(bytes);
    expect(data).toMatchObject({
      section: "basic",
      outcome: "effective",
      companyName: "深圳市安科精密有限公司",
      proposer: { name: "王芳", email: "supplier@demo.example" },
      note: "公司已搬迁",
      reason: "",
      steps: [{ step: "proposed" }, { step: "approved" }, { step: "effective" }],
    });
    expect(data.tabs.map(({ title, answers }) => [title.zh, answers.map(({ text }) => text.zh)])).toEqual([
      ["公司基本信息：变更前", ["宝安区新桥街道芙蓉工业区 8 号"]],
      ["公司基本信息：变更后", ["龙华区民治街道 66 号"]],
    ]);
  });

  test("the pack of new bank details names the call and both approvals, and masks the accounts", async ({
    platform,
    config,
    emails,
    clock,
  }) => {
    const { changeId } = await scheduleBank({ platform, emails });
    clock.advance(toCare("bank").coolingHours * 3600);
    // The first run applies the change, the second makes its pack.
    for (const _ of [1, 2]) await runJobs(config);
    const { call: supplier } = await signedIn(platform, "supplier");
    const data = decisionIn(await load(supplier, changeId, "pdf"));
    expect(data.steps.map(({ step }) => step)).toEqual(["proposed", "calledBack", "approved", "approved", "effective"]);
    const numbers = data.tabs.map(({ answers }) => answers.find(({ field }) => field.endsWith("accountNumber"))?.value);
    expect(numbers).toEqual([expect.stringMatching(/^\*{4}/), "****3334"]);
    expect(data.files).toMatchObject([{ name: "开户许可证.pdf", label: { zh: "新账户证明" } }]);
  });

  test("a rejected change has a pack with the reason and the file it added, however late the pack is read", async ({
    platform,
    config,
    clock,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { content: attachmentUUID } = await call(companyFiles.createUuid, {});
    await call(companyFiles.upload, { attachmentUUID, file: pdf("新证书.pdf") });
    const { changeId } = await askFor(call, "manage", (values) => {
      firstRow(values, "certifications").certificate = attachmentUUID;
    });
    await refuseSeen(buyer, changeId, "证书不清晰");
    await runJobs(config);
    clock.advance(3 * 24 * 3600);
    await runJobs(config);
    const { call: supplier } = await signedIn(platform, "supplier");
    const archive = await load(supplier, changeId, "zip");
    expect(decisionIn(entriesOf(archive)["evidence.pdf"] ?? new Uint8Array())).toMatchObject({
      outcome: "refused",
      reason: "证书不清晰",
    });
    expect(Object.keys(entriesOf(archive)).some((path) => path.endsWith("新证书.pdf"))).toBe(true);
    expect(await runInArchive(archive, "sha256sum", "-c", "SHA256SUMS")).not.toContain("FAILED");
  });

  test("a withdrawn change has no pack, and another company's pack cannot be read", async ({
    platform,
    register,
    config,
  }) => {
    const { call } = await signedIn(platform, "supplier");
    const { call: buyer } = await signedIn(platform, "buyer");
    const { changeId: withdrawn } = await askFor(call, "basic", moveHouse);
    await call(changeRequests.withdraw, { changeId: withdrawn });
    const { changeId } = await askFor(call, "basic", moveHouse);
    await approveSeen(buyer, changeId);
    await runJobs(config);
    expect((await call(changeRequests.one, { changeId: withdrawn })).evidence).toBe(null);
    expect(await codeOf(load(call, withdrawn, "pdf"))).toBe("evidence.unknown");
    expect(await codeOf(call(evidence.changeForReview, { changeId, kind: "pdf" }))).toBe("request.e403");
    const stranger = await register("li@other.example");
    expect(await codeOf(load(stranger.call, changeId, "pdf"))).toBe("session.over");
  });
});
