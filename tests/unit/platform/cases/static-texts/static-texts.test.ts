import { expect } from "vitest";
import { staticTexts, texts } from "~/contract";
import { createPlatform } from "~/platform/platform.server";
import { raiseVersions } from "../../../../support/older-release";
import { callOf, type Call, onEveryEngine } from "../../../../support/platform";
import { auditOf } from "../../../../support/platform-audit";
import { inDatabase } from "../../../../support/platform-database";
import { refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { purchasingTeam, submitAs } from "../../../../support/platform-teamwork";

const textCode = "ISP.HONEST";
const wording = {
  zh: { title: "廉洁准则", text: "<h2>承诺</h2>\n<p>{{brand}}不收礼，{{codeHours}} 小时内答复。</p>" },
  en: { title: "Integrity", text: "<h2>Our word</h2>\n<p>{{brand}} takes no gifts.</p>" },
};
const edition = { version: "7.1", effectiveOn: "2027-01-01" };

const publish = async (admin: Call, change: object = {}) => {
  const { revision } = await admin(staticTexts.load, { textCode });
  return admin(staticTexts.publish, { textCode, revision, ...edition, ...wording, ...change });
};

onEveryEngine((test) => {
  test("a super admin publishes a text, and readers see it with its edition and the parameters filled in", async ({
    platform,
    call,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await publish(admin);
    const zh = await call(texts.byCode, { textCode }, { locale: "zh" });
    expect(zh.title).toBe("廉洁准则");
    expect(zh.text).toMatch(/^<p>.*7\.1.*2027.*<\/p>\n<h2>承诺<\/h2>\n<p>.+不收礼，\d+ 小时内答复。<\/p>$/);
    const en = await call(texts.byCode, { textCode }, { locale: "en" });
    expect(en.text).toMatch(/^<p>Version 7\.1, .*<\/p>\n<h2>Our word<\/h2>/);
    const page = await admin(staticTexts.load, { textCode });
    expect(page).toMatchObject({ ...wording, version: "7.1", origin: "changed", isAgreement: false });
    const { content } = await admin(staticTexts.list, {}, { locale: "en" });
    expect(content.find((one) => one.textCode === textCode)).toMatchObject({
      title: "Integrity",
      version: "7.1",
      origin: "changed",
      publishedBy: expect.stringMatching(/./),
    });
  });

  test("every version, including the release's, stays readable and can be published again", async ({
    platform,
    call,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    const before = await admin(staticTexts.load, { textCode });
    expect(before).toMatchObject({ origin: "release", versions: [], release: null });
    await publish(admin);
    await publish(admin, { version: "7.2", zh: { title: "新标题", text: "<p>新内容</p>" } });
    const { versions, release } = await admin(staticTexts.load, { textCode });
    expect(versions.map(({ version }) => version)).toEqual(["7.2", "7.1", before.version]);
    expect(versions.at(-1)).toMatchObject({ publishedAt: null, publishedBy: null });
    expect(release).toEqual({ version: before.version, zh: before.zh, en: before.en });
    const oldest = await admin(staticTexts.loadVersion, { textCode, versionId: versions.at(-1)!.versionId });
    expect(oldest).toEqual(release);

    await publish(admin, { version: "7.3", zh: oldest.zh, en: oldest.en });
    const { text } = await call(texts.byCode, { textCode }, { locale: "zh" });
    expect(text).toContain("7.3");
  });

  test("publishing from an outdated page, under a used version number or with unsupported content is refused", async ({
    platform,
  }) => {
    const { call: admin } = await signedIn(platform, "admin");
    const { revision } = await admin(staticTexts.load, { textCode });
    await publish(admin);
    const [zh, en] = [wording.zh, wording.en];
    for (const [code, status, change] of [
      ["text.outdated", 409, { revision, version: "8.0" }],
      ["text.versionTaken", 409, { zh: en }],
      ["text.unacceptable", 422, { version: "8.0", zh: { ...zh, text: "<script>1</script>" } }],
      ["text.unacceptable", 422, { version: "8.0", en: { ...en, text: "<p>{{unheardOf}}</p>" } }],
      ["text.unacceptable", 422, { version: "8.0", en: { ...en, title: "<em>Gifts</em>" } }],
      ["text.unacceptable", 422, { version: "eight" }],
      ["text.unacceptable", 422, { version: "8.0", effectiveOn: "2027-02-30" }],
      ["text.unknown", 404, { textCode: "ISP.GONE" }],
    ] as const)
      expect(await refusalOf(publish(admin, change))).toMatchObject({ code, status });
    expect(await refusalOf(admin(staticTexts.loadVersion, { textCode, versionId: "gone" }))).toMatchObject({
      code: "text.unknown",
      status: 404,
    });
  });

  test("the same wording sent twice is published once", async ({ platform, config }) => {
    const { call: admin } = await signedIn(platform, "admin");
    const first = await publish(admin);
    expect(await publish(admin)).toEqual(first);
    expect(await auditOf(config.databaseUrl, "text.publish")).toHaveLength(1);
  });

  test("only a super admin can read and publish them", async ({ platform }) => {
    const { chenJing } = await purchasingTeam(platform);
    for (const refused of [
      () => chenJing(staticTexts.list, {}),
      () => chenJing(staticTexts.load, { textCode }),
      () => chenJing(staticTexts.loadVersion, { textCode, versionId: "1" }),
      () => chenJing(staticTexts.publish, { textCode, revision: "", ...edition, ...wording }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 403, code: "request.e403" });
  });

  test("the audit log has the publisher of each version", async ({ platform, config }) => {
    const { admin, ids } = await purchasingTeam(platform);
    const { version } = await admin(staticTexts.load, { textCode });
    await publish(admin);
    const [event] = await auditOf(config.databaseUrl, "text.publish");
    expect(event).toMatchObject({ actor: `account:${ids.admin}`, subject: `text:${textCode}` });
    expect(JSON.parse(event?.details ?? "")).toEqual({ version: "7.1", versionBefore: version });
  });

  test("the next release leaves a company's text and its versions unchanged", async ({ platform, config }) => {
    const { call: admin } = await signedIn(platform, "admin");
    await publish(admin);
    await inDatabase(config, raiseVersions);
    const next = await createPlatform(config);
    expect((await callOf(next)(texts.byCode, { textCode }, { locale: "en" })).title).toBe("Integrity");
    await next.close();
  });

  test("a company that registers agrees to the published wording", async ({ platform, config, register }) => {
    const { call: admin } = await signedIn(platform, "admin");
    const { isAgreement, revision } = await admin(staticTexts.load, { textCode: "ISP.USER_AGREEMENT" });
    expect(isAgreement).toBe(true);
    await admin(staticTexts.publish, { textCode: "ISP.USER_AGREEMENT", revision, ...edition, ...wording });
    await submitAs(register, "wang@yuanhang.example");
    const newest = await inDatabase(config, (db) =>
      db.selectFrom("registration").select("accepted_json").orderBy("created_at", "desc").executeTakeFirst(),
    );
    expect(JSON.parse(newest?.accepted_json ?? "")).toContainEqual(
      expect.objectContaining({ textCode: "ISP.USER_AGREEMENT", version: "7.1" }),
    );
  });
});
