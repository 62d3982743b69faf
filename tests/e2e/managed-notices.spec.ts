import type { Browser } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal, and the tests run one after the other: they change the notices of everyone.
test.use({ portalSettings: {} });
test.describe.configure({ mode: "default" });

const languages = {
  zh: {
    locale: "zh-CN",
    width: 1280,
    title: "十二月停机维护",
    changed: "十二月停机维护改期",
    words: {
      list: "公告管理",
      add: "新建公告",
      publish: "发布",
      save: "保存",
      needed: "请填写标题",
      days: "最后一天（选填）不能早于开始日期",
      wording: "中文",
      preview: "中文预览",
      published: "公告已发布",
      saved: "公告已保存",
      outdated: "此公告已被其他人修改",
      latest: "查看最新内容",
      end: "立即结束展示",
      no: "取消",
      yes: "结束展示",
      ended: "公告已结束展示",
      state: "已结束",
    },
  },
  en: {
    locale: "en-US",
    width: 375,
    title: "Downtime in December",
    changed: "Downtime in December moved",
    words: {
      list: "Manage notices",
      add: "Write a notice",
      publish: "Publish",
      save: "Save",
      needed: "Title is required",
      days: "Last day (optional): select the first day or a later day",
      wording: "English",
      preview: "Preview in English",
      published: "The notice is published",
      saved: "The notice is saved",
      outdated: "Someone else has changed this notice",
      latest: "Show the latest version",
      end: "End now",
      no: "Cancel",
      yes: "End the notice",
      ended: "The notice has ended",
      state: "Ended",
    },
  },
} as const;

for (const language of ["zh", "en"] as const) {
  const { locale, width, title, changed, words } = languages[language];
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    /** Whether the banner of a supplier has this title. */
    async function bannerOf(browser: Browser, origin: string, banner: string) {
      const context = await browser.newContext({ locale, baseURL: origin });
      const page = await context.newPage();
      await openSignedIn(page, "supplier2");
      await expect(page.getByText(banner).first()).toBeVisible();
      await context.close();
    }

    test("a super admin publishes a release notice, changes it, and ends it", async ({ page, browser }) => {
      const heard = complaints(page);
      await openSignedIn(page, "admin", "/gsrm/notices");
      await expect(page.getByRole("heading", { level: 1, name: words.list })).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.getByRole("link", { name: words.add }).press("Enter");

      const publish = page.getByRole("button", { name: words.publish, exact: true });
      await hydrated(publish);
      const wording = page.getByRole("region", { name: words.wording, exact: true });
      await isSound(page, language, heard, 375);
      await publish.press("Enter");
      await expect(page.locator("#notice-zhTitle")).toBeFocused();
      await expect(wording.getByText(words.needed)).toBeVisible();
      await isSound(page, language, heard, 375);

      await page.locator("#notice-kind").selectOption("release");
      await page.locator("#notice-zhTitle").fill(language === "zh" ? title : "通知");
      await page.locator("#notice-zhText").fill("第一段\n\n第二段");
      await page.locator("#notice-enTitle").fill(language === "en" ? title : "A notice");
      await page.locator("#notice-enText").fill("One\n\nTwo");
      await expect(page.getByRole("region", { name: words.preview }).getByRole("paragraph")).toHaveCount(3);
      await page.reload();
      await hydrated(publish);
      await expect(page.locator("#notice-enText")).toHaveValue("One\n\nTwo");

      await page.locator("#notice-firstDay").fill("2026-03-02");
      await page.locator("#notice-lastDay").fill("2026-03-01");
      await publish.press("Enter");
      await expect(page.getByText(words.days)).toBeVisible();
      await page.locator("#notice-firstDay").fill("");
      await page.locator("#notice-lastDay").fill("");
      await page.locator("#notice-lastDay").press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.published })).toBeFocused();
      await isSound(page, language, heard, 375);
      const origin = new URL(page.url()).origin;
      await bannerOf(browser, origin, title);

      await page.getByRole("link", { name: title }).click();
      const other = await page.context().newPage();
      await other.goto(page.url());
      const field = `#notice-${language}Title`;
      const otherSave = other.getByRole("button", { name: words.save, exact: true });
      await hydrated(otherSave);
      await expect(other.locator(field)).toHaveValue(title);
      const save = page.getByRole("button", { name: words.save, exact: true });
      await hydrated(save);
      await page.locator(field).fill(changed);
      await save.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
      await bannerOf(browser, origin, changed);

      await other.locator(field).fill("x");
      await otherSave.press("Enter");
      await expect(other.getByText(words.outdated)).toBeVisible();
      await other.getByRole("button", { name: words.latest }).click();
      await expect(other.locator(field)).toHaveValue(changed);
      await other.close();

      const end = page.getByRole("button", { name: words.end });
      await end.press("Enter");
      await expect(page.getByRole("button", { name: words.yes })).toBeFocused();
      await isSound(page, language, heard, 375);
      await page.getByRole("button", { name: words.no }).press("Enter");
      await expect(end).toBeFocused();
      await end.press("Enter");
      await page.getByRole("button", { name: words.yes }).press("Enter");
      await expect(page.getByRole("status").filter({ hasText: words.ended })).toBeVisible();
      await expect(end).toHaveCount(0);
      await page.goto("/gsrm/notices");
      const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: changed }) });
      await expect(row).toContainText(words.state);
    });
  });
}
