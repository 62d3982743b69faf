import { expect } from "vitest";
import { onboarding, reviewSettings } from "~/contract";
import { onEveryEngine } from "../../../../support/platform";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { purchasingTeam, setRules } from "../../../../support/platform-teamwork";
import { decideSeen } from "../../../../support/seen";

const forAll = { textId: "all", category: null, zh: "请上传营业执照", en: "Upload the licence" };
const forCables = { textId: "cables", category: "CONNECTOR", zh: "请上传样品报告", en: "Upload the sample report" };

onEveryEngine((test) => {
  test("only a super admin can maintain rules, phrases and the checklist", async ({ platform }) => {
    const { chenJing, admin } = await purchasingTeam(platform);
    for (const refused of [
      () => chenJing(reviewSettings.loadRules, {}),
      () => chenJing(reviewSettings.savePhrases, { version: 0, items: [] }),
      () => chenJing(reviewSettings.saveChecklist, { version: 0, items: [] }),
    ])
      expect(await refusalOf(refused())).toMatchObject({ status: 403, code: "request.e403" });
    expect(await admin(reviewSettings.savePhrases, { version: 0, items: [forAll, forCables] })).toEqual({ version: 1 });
    expect((await admin(reviewSettings.loadPhrases, {})).items).toEqual([forAll, forCables]);
  });

  test("a list that a colleague saved in the meantime is not overwritten", async ({ platform }) => {
    const { admin } = await purchasingTeam(platform);
    await admin(reviewSettings.saveChecklist, { version: 0, items: [forAll] });
    expect(await codeOf(admin(reviewSettings.saveChecklist, { version: 0, items: [] }))).toBe(
      "reviewSettings.outdated",
    );
    expect((await admin(reviewSettings.loadChecklist, {})).items).toEqual([forAll]);
    await expect(admin(reviewSettings.saveChecklist, { version: 1, items: [forAll, forAll] })).rejects.toThrow();
  });

  test("a rule can name only reviewers, and is loaded with their names", async ({ platform }) => {
    const { admin, ids } = await purchasingTeam(platform);
    expect(await codeOf(setRules(admin, [{ people: ["no-one"] }]))).toBe("assignment.unknownColleague");
    await setRules(admin, [{ people: [ids.chenJing] }]);
    const { items, people } = await admin(reviewSettings.loadRules, {});
    expect(items).toMatchObject([{ name: "Rule 0", people: [ids.chenJing] }]);
    expect(people).toEqual([{ accountId: ids.chenJing, userName: "陈静" }]);
  });

  test("phrases for the categories of a company are offered in the supplier's language", async ({ platform }) => {
    const { chenJing, admin } = await purchasingTeam(platform);
    await admin(reviewSettings.savePhrases, {
      version: 0,
      items: [forAll, { ...forCables, category: "NO_SUCH_CATEGORY" }],
    });
    const { content } = await chenJing(onboarding.queue, { search: "川芯微" });
    const registrationId = content[0]?.registrationId ?? "";
    expect(await chenJing(reviewSettings.phrasesFor, { registrationId }, { locale: "en" })).toEqual({
      language: "zh",
      phrases: [{ phraseId: "all", text: forAll.zh, meaning: forAll.en }],
    });
  });

  test("ticks belong to the reviewer who set them and to this round, and do not block an approval", async ({
    platform,
  }) => {
    const { chenJing, zhaoLei, admin } = await purchasingTeam(platform);
    await admin(reviewSettings.saveChecklist, { version: 0, items: [forAll, { ...forAll, textId: "second" }] });
    const { content } = await chenJing(onboarding.queue, { search: "川芯微" });
    const registrationId = content[0]?.registrationId ?? "";
    const tick = { registrationId, itemId: "all" };
    await chenJing(reviewSettings.tick, { ...tick, isTicked: true });
    await zhaoLei(reviewSettings.tick, { ...tick, isTicked: true });
    const { round, items } = await zhaoLei(reviewSettings.checklistFor, { registrationId });
    expect(round).toBe(1);
    expect(items).toMatchObject([{ tick: { by: { userName: "陈静" } } }, { tick: null }]);
    expect(await codeOf(zhaoLei(reviewSettings.tick, { ...tick, itemId: "gone", isTicked: true }))).toBe(
      "checklist.unknown",
    );
    await zhaoLei(reviewSettings.tick, { ...tick, isTicked: false });
    expect((await zhaoLei(reviewSettings.checklistFor, { registrationId })).items[0]?.tick).toBeNull();
    expect(await decideSeen(chenJing, registrationId, { event: "approve" })).toEqual({ state: "newlyRegistered" });
  });
});
