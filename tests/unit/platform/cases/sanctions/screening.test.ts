import { expect } from "vitest";
import { messages, onboarding, review, sanctions } from "~/contract";
import { fileMaxBytes } from "~/rules/files/limits";
import type { SanctionEntry } from "~/rules/sanctions/screening";
import { type Call, onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { unList } from "../../../../support/sanction-files";

type Entry = Partial<SanctionEntry> & Pick<SanctionEntry, "reference" | "names">;
const strong = (name: string) => ({ name, isWeak: false });
const weak = (name: string) => ({ name, isWeak: true });
const others: Entry[] = ["ALPHA", "BETA", "GAMMA", "DELTA"].map((name) => ({
  reference: `X.${name}`,
  names: [strong(`${name} OSTREVAN FORWARDING`)],
}));
const yuanhang: Entry = { reference: "X.1", names: [strong("YUANHANG ELECTRONIC TRADING")], countries: ["Ostrevan"] };
const day = 24 * 3600;

const upload = (call: Call, on: string, entries: readonly Entry[]) =>
  call(sanctions.upload, { source: "un", file: unList(on, entries) });

/** Removes the demo's hits and lists, so that only the lists of the test count. */
const withoutDemoList = (config: Parameters<typeof inDatabase>[0]) =>
  inDatabase(config, async (db) => {
    await db.deleteFrom("sanction_hit").execute();
    await db.updateTable("sanction_list").set({ state: "replaced" }).execute();
  });

onEveryEngine((test) => {
  test("a supplier on a list cannot be approved until a reviewer has decided that it is not the same company", async ({
    platform,
    register,
    emails,
    config,
    clock,
  }) => {
    await withoutDemoList(config);
    const { first, registrationId, decide } = await afterSubmission({ platform, register, emails });
    const { call: admin } = await signedIn(platform, "admin");
    const load = async () => (await first(review.file, { registrationId })).risks;
    expect(await load()).toMatchObject({ hits: [], lists: [] });

    expect(await upload(admin, "2025-06-01", [yuanhang, ...others])).toMatchObject({ outcome: "replaced", entries: 5 });
    await runJobs(config);
    const { hits, level } = await load();
    expect(level).toBe("high");
    expect(hits).toMatchObject([
      { reference: "X.1", state: "open", subject: "companyEnglishName", name: "YUANHANG ELECTRONIC TRADING" },
    ]);
    expect(hits[0]?.facts.find(({ fact }) => fact === "place")).toMatchObject({
      theirs: ["Ostrevan"],
      comparison: "differs",
    });
    const alertsOf = async (call: Call) =>
      (await call(messages.list, {})).content.filter(({ title }) => title.startsWith("可能命中制裁名单"));
    const { assignee } = await first(review.file, { registrationId });
    expect(await alertsOf(assignee ? first : admin)).toHaveLength(1);
    expect(await codeOf(decide(first, "approve"))).toBe("onboarding.sanctionsHit");
    expect((await first(sanctions.lists, {})).openHits).toBe(1);
    expect((await first(sanctions.hits, {})).content).toMatchObject([{ registrationId, name: hits[0]?.name }]);

    const hitId = hits[0]?.hitId ?? "";
    await first(sanctions.decide, { hitId, state: "open", verdict: "same", reason: "编号一致" });
    expect(await codeOf(decide(first, "approve"))).toBe("onboarding.sanctioned");
    const late = first(sanctions.decide, { hitId, state: "open", verdict: "notSame", reason: "地址不同" });
    expect(await codeOf(late)).toBe("sanctions.decided");
    await first(sanctions.decide, { hitId, state: "same", verdict: "notSame", reason: "国家和地址均不同" });
    expect((await load()).hits[0]).toMatchObject({ state: "notSame", reason: "国家和地址均不同", decidedBy: "陈静" });

    // The same entry on a newer list needs no new decision; a changed one does.
    clock.advance(day);
    const { call: later } = await signedIn(platform, "admin");
    await upload(later, "2025-06-02", [...others, yuanhang]);
    await runJobs(config);
    const { call: reviewer } = await signedIn(platform, "buyer");
    expect((await reviewer(review.file, { registrationId })).risks.hits[0]).toMatchObject({
      state: "notSame",
      listVersion: "2025-06-02",
    });
    await upload(later, "2025-06-03", [...others, { ...yuanhang, countries: ["China"] }]);
    await runJobs(config);
    expect((await reviewer(review.file, { registrationId })).risks.hits[0]).toMatchObject({
      state: "open",
      reason: null,
    });
    const { hits: asked } = (await reviewer(review.file, { registrationId })).risks;
    await reviewer(sanctions.decide, {
      hitId: asked[0]?.hitId ?? "",
      state: "open",
      verdict: "notSame",
      reason: "登记号不同",
    });
    await decide(reviewer, "approve");

    const rows = await inDatabase(config, (db) =>
      db.selectFrom("audit_event").select(["action", "details"]).where("action", "like", "sanctions.%").execute(),
    );
    const actions = rows.map(({ action }) => action);
    for (const action of ["sanctions.upload", "sanctions.find", "sanctions.same", "sanctions.notSame"])
      expect(actions).toContain(action);
    expect(JSON.stringify(rows)).not.toContain("国家和地址均不同");
    const { risk_level } = await inDatabase(config, (db) =>
      db.selectFrom("registration").select("risk_level").where("id", "=", registrationId).executeTakeFirstOrThrow(),
    );
    expect(risk_level).not.toBe("high");
  });

  test("weak aliases and different names are not hits; a strong name of the company is", async ({
    platform,
    register,
    emails,
    config,
  }) => {
    await withoutDemoList(config);
    const { call: admin } = await signedIn(platform, "admin");
    await upload(admin, "2025-06-01", [
      { reference: "X.2", names: [strong("OSTREVAN HOLDING ONE"), weak("YUANHANG ELECTRONICS")] },
      { reference: "X.3", names: [strong("YUANGUANG CHEMICAL")] },
      { reference: "X.4", names: [strong("OSTREVAN HOLDING TWO"), strong("深圳远航电子集团")] },
    ]);
    // A later registration is screened on submission.
    const { first, registrationId } = await afterSubmission({ platform, register, emails });
    const { risks } = await first(review.file, { registrationId });
    expect(risks.hits.map(({ reference, subject }) => [reference, subject])).toEqual([["X.4", "companyName"]]);
  });

  test("a list that shrank by more than a fifth, is older, or is unchanged does not replace the current one", async ({
    platform,
    config,
  }) => {
    await withoutDemoList(config);
    const { call: admin } = await signedIn(platform, "admin");
    await upload(admin, "2025-06-01", [yuanhang, ...others]);
    expect(await upload(admin, "2025-06-01", [yuanhang, ...others])).toMatchObject({ outcome: "unchanged" });
    expect(await refusalOf(upload(admin, "2025-06-02", [yuanhang]))).toMatchObject({
      status: 422,
      code: "sanctions.shrunk",
      details: { before: 5, now: 1 },
    });
    expect(await codeOf(upload(admin, "2025-05-01", [yuanhang, ...others]))).toBe("sanctions.older");
    expect(await codeOf(upload(admin, "2999-01-01", [yuanhang, ...others]))).toBe("sanctions.day");
    const { lists, mayUpload } = await admin(sanctions.lists, {});
    expect(lists).toMatchObject([{ source: "un", version: "2025-06-01", entries: 5, names: 5, uploadedBy: "周敏" }]);
    expect(mayUpload).toBe(true);
    const refusals = await inDatabase(config, (db) =>
      db.selectFrom("audit_event").select("details").where("action", "=", "sanctions.refuse").execute(),
    );
    expect(refusals.map(({ details }) => String(JSON.parse(details).code)).toSorted()).toEqual([
      "sanctions.day",
      "sanctions.older",
      "sanctions.shrunk",
    ]);
  });

  test("only a super admin can upload lists, and a supplier cannot see them", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    expect(await codeOf(upload(buyer, "2025-06-01", others))).toBe("request.e403");
    expect((await buyer(sanctions.lists, {})).mayUpload).toBe(false);
    const { call: supplier } = await signedIn(platform, "supplier");
    expect(await codeOf(supplier(sanctions.lists, {}))).toBe("request.e403");
    expect(await codeOf(buyer(sanctions.decide, { hitId: "no", state: "open", verdict: "same", reason: "x" }))).toBe(
      "sanctions.unknown",
    );
  });

  test("a file that is larger than allowed is rejected before it is read", async ({ platform }) => {
    const { call: admin } = await signedIn(platform, "admin");
    for (const more of [1, 1024 * 1024]) {
      const file = new File([new Uint8Array(fileMaxBytes + more)], "un.xml");
      expect(await codeOf(admin(sanctions.upload, { source: "un", file }))).toBe("sanctions.size");
    }
  });

  test("the demo starts with one hit to decide", async ({ platform }) => {
    const { call: buyer } = await signedIn(platform, "buyer");
    const { content } = await buyer(sanctions.hits, {});
    expect(content).toMatchObject([{ companyName: "苏州瑞联精密模具有限公司", source: "un" }]);
    const { content: queue } = await buyer(onboarding.queue, { search: "瑞联" });
    const registrationId = queue[0]?.registrationId ?? "";
    expect((await buyer(review.file, { registrationId })).risks.level).toBe("high");
  });
});
