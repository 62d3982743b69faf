import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal: an absence changes who gets the registrations of other tests.
test.use({ portalSettings: {} });

for (const { language, locale, width, account, from, until, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    account: "buyer",
    from: "2098年12月1日",
    until: "2098年12月5日",
    words: {
      title: "外出代理",
      from: "外出自（含当天；留空表示即日起）",
      until: "外出至（含当天）",
      standIn: "代理人",
      save: "保存",
      wrong: "请选择不晚于结束日期的日期",
      planned: "您已登记 {from} 至 {until} 外出",
      cancel: "取消外出计划",
    },
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    account: "buyer2",
    from: "1 Dec 2098",
    until: "5 Dec 2098",
    words: {
      title: "Absence",
      from: "Away from (that day included; empty: from now on)",
      until: "Away until (that day included)",
      standIn: "Stand-in",
      save: "Save",
      wrong: "Select a date that is not after the last day",
      planned: "You will be away from {from} to {until}",
      cancel: "Cancel planned absence",
    },
  },
] as const)
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("a reviewer plans an absence with a stand-in and cancels it", async ({ page }) => {
      const heard = complaints(page);
      await openSignedIn(page, account, "/gsrm/review-settings");
      const section = page.getByRole("region", { name: words.title, exact: true });
      const save = section.getByRole("button", { name: words.save });
      await hydrated(save);
      await section.getByLabel(words.from).fill("2098-12-06");
      await section.getByLabel(words.until).fill("2098-12-05");
      await save.press("Enter");
      await expect(section.getByText(words.wrong)).toBeVisible();
      await expect(section.getByLabel(words.from)).toBeFocused();
      await isSound(page, language, heard, 375);
      await section.getByLabel(words.from).fill("2098-12-01");
      await section.getByLabel(words.standIn).selectOption({ label: "周敏" });
      await save.press("Enter");
      await expect(section.getByText(words.planned.replace("{from}", from).replace("{until}", until))).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.reload();
      await expect(section.getByLabel(words.from)).toHaveValue("2098-12-01");
      const cancel = section.getByRole("button", { name: words.cancel });
      await hydrated(cancel);
      await cancel.press("Enter");
      await expect(cancel).toHaveCount(0);
      await expect(section.getByLabel(words.from)).toHaveValue("");
    });
  });
