import { createHash } from "node:crypto";
import { expect } from "vitest";
import { evidence, registration } from "~/contract";
import type { Call } from "../../../../support/platform";
import { onEveryEngine } from "../../../../support/platform";
import { entriesOf, roundIn, runInArchive } from "../../../../support/evidence";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { submitSeen } from "../../../../support/seen";
import { auditOf } from "../../../../support/platform-audit";

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const load = async (call: Call, round: number, kind: "pdf" | "zip") =>
  bytesOf(await call(evidence.content, { round, kind }));

onEveryEngine((test) => {
  test("a submitted round gets a pack whose SHA-256 anyone can verify", async ({
    platform,
    register,
    emails,
    config,
    call: anybody,
  }) => {
    const { registrant } = await afterSubmission({ platform, register, emails });
    const { call } = registrant;
    expect((await call(evidence.list, {})).packs).toEqual([
      { round: 1, submittedAt: "2025-06-15T02:00:00.000Z", papers: null },
    ]);
    expect(await codeOf(call(evidence.content, { round: 1, kind: "pdf" }))).toBe("evidence.waiting");
    expect((await emails()).find(({ subject }) => subject.includes("已收到"))?.text).toContain("存证包");

    await runJobs(config);
    const [pack] = (await call(evidence.list, {})).packs;
    for (const kind of ["pdf", "zip"] as const) {
      const bytes = await load(call, 1, kind);
      expect({ bytes: bytes.length, sha256: sha256Of(bytes) }).toEqual(pack?.papers?.[kind]);
      expect(await anybody(evidence.verify, { sha256: sha256Of(bytes) })).toEqual({
        issued: { at: "2025-06-15T02:00:00.000Z", round: 1 },
      });
    }
    expect(await anybody(evidence.verify, { sha256: "0".repeat(64) })).toEqual({ issued: null });
    expect(await auditOf(config.databaseUrl, "evidence.make")).toMatchObject([{ actor: "system" }]);
  });

  test("the archive passes the checks it names, and contains the stored files", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { registrant } = await afterSubmission({ platform, register, emails });
    await runJobs(config);
    const archive = await load(registrant.call, 1, "zip");
    const output = await runInArchive(archive, "sha256sum", "-c", "SHA256SUMS");
    const paths = Object.keys(entriesOf(archive));
    expect(output.trim().split("\n").toSorted()).toEqual(
      paths
        .filter((path) => path !== "SHA256SUMS")
        .map((path) => `${path}: OK`)
        .toSorted(),
    );
    expect(paths).toEqual(
      expect.arrayContaining([
        "evidence.pdf",
        "agreements/ISP.USER_AGREEMENT.zh.html",
        "files/01-营业执照.pdf",
        "manifest.json",
        "VERIFY.txt",
      ]),
    );
    const text = new TextDecoder().decode(entriesOf(archive)["VERIFY.txt"]);
    expect(text).toContain("Get-FileHash");
    expect(text).toContain("https://portal.brand.example/verify");
  });

  test("the paper contains the submitted data, with account numbers masked", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { registrant } = await afterSubmission({ platform, register, emails });
    await runJobs(config);
    const { sections } = await registrant.call(registration.load, {});
    const data = roundIn(await load(registrant.call, 1, "pdf"));
    expect(data).toMatchObject({ round: 1, registrant: { name: "王伟", email: "wang@yuanhang.example" } });
    expect(data.agreements.texts.map(({ version }) => version)).toEqual(["2.0", expect.any(String)]);
    const answers = new Map(
      data.tabs.flatMap((tab) => tab.answers.map(({ field, value }) => [`${tab.section}.${field}`, value])),
    );
    const basic = sections.find(({ section }) => section === "basic")?.values;
    const bank = sections.find(({ section }) => section === "bank")?.values as { banks: { accountNumber: string }[] };
    expect(answers.get("basic.companyName")).toBe(basic?.companyName);
    expect(answers.get("bank.banks[0].accountNumber")).toBe(bank.banks[0]?.accountNumber);
    expect(bank.banks[0]?.accountNumber).toMatch(/^\*{4}/);
    const category = data.tabs.flatMap((tab) => tab.answers).find(({ field }) => field === "categories");
    expect(category?.text.zh).not.toBe(category?.text.en);
  });

  test("a round always produces the same pack, regardless of when it is made and of later changes to the lists of values", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    const { registrant } = await afterSubmission({ platform, register, emails });
    await runJobs(config);
    const [first] = (await registrant.call(evidence.list, {})).packs;
    await inDatabase(config, async (db) => {
      await db.updateTable("evidence_pack").set({ state: "waiting", pdf_sha256: null, zip_sha256: null }).execute();
      await db.updateTable("lov_value").set({ meaning_zh: "别的名称", meaning_en: "Another name" }).execute();
    });
    clock.advance(20 * 60);
    await runJobs(config);
    expect((await registrant.call(evidence.list, {})).packs).toEqual([first]);
  });

  test("each round has a separate pack, and only those involved in the registration can read it", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    const { registrant, first, registrationId, decide, supplier } = await afterSubmission({
      platform,
      register,
      emails,
    });
    await decide(first, "return", "请补充", [{ section: "basic", field: "companyName", comment: "请核对" }]);
    await submitSeen(registrant.call);
    // A process that stops at once makes only one pack.
    for (const _ of [1, 2]) await runJobs(config);
    const rounds = async (packs: Promise<{ packs: { round: number }[] }>) =>
      (await packs).packs.map(({ round }) => round);
    expect(await rounds(registrant.call(evidence.list, {}))).toEqual([2, 1]);
    expect(await rounds(first(evidence.listForReview, { registrationId }))).toEqual([2, 1]);
    const stranger = await register("li@other.example");
    expect(await rounds(stranger.call(evidence.list, {}))).toEqual([]);
    expect(await codeOf(stranger.call(evidence.content, { round: 1, kind: "zip" }))).toBe("evidence.unknown");
    const { call: other } = await signedIn(platform, "supplier");
    expect(await codeOf(other(evidence.listForReview, { registrationId }))).toBe("request.e403");
    expect(await codeOf(other(evidence.contentOfCompany, { round: 1, kind: "pdf" }))).toBe("evidence.unknown");

    await decide(first, "approve");
    const own = await supplier();
    expect(await rounds(own(evidence.listOfCompany, {}))).toEqual([2, 1]);
    const bytes = await bytesOf(await own(evidence.contentOfCompany, { round: 2, kind: "pdf" }));
    expect(bytes).toEqual(
      await bytesOf(await first(evidence.contentForReview, { registrationId, round: 2, kind: "pdf" })),
    );
  });

  test("of a rejected registration only the SHA-256 is retained, and after six years nothing", async ({
    platform,
    register,
    emails,
    config,
    clock,
    call: anybody,
  }) => {
    const { registrant, first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    await runJobs(config);
    const [pack] = (await registrant.call(evidence.list, {})).packs;
    const sha256 = pack?.papers?.pdf.sha256 ?? "";
    await decide(first, "refuse", "品类不符");
    clock.advance(8 * 24 * 3600);
    await runJobs(config);
    const { call: buyer } = await signedIn(platform, "buyer");
    expect((await buyer(evidence.listForReview, { registrationId })).packs).toEqual([]);
    expect((await anybody(evidence.verify, { sha256 })).issued).toMatchObject({ round: 1 });
    clock.advance(6 * 366 * 24 * 3600);
    await runJobs(config);
    expect((await anybody(evidence.verify, { sha256 })).issued).toBe(null);
  });

  test("verifying one SHA-256 after another is rate-limited", async ({ call }) => {
    for (let tries = 0; tries < 30; tries++) await call(evidence.verify, { sha256: "a".repeat(64) });
    expect(await codeOf(call(evidence.verify, { sha256: "a".repeat(64) }))).toBe("evidence.tooOften");
  });
});
