import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

const companies = (page: Page) => page.locator(".queue-rows tbody th a");

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      company: "公司名称",
      next: "下一条",
      off: "停用快捷键",
      on: "启用快捷键",
      position: /^第 1 条，共 \d+ 条$/,
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      company: "Company name",
      next: "Next",
      off: "Turn shortcuts off",
      on: "Turn shortcuts on",
      position: /^1 of \d+$/,
    },
  },
])
  test.describe(code, () => {
    test.use({ locale });

    test(`${code}: a reviewer navigates the queue and its registrations by keyboard`, async ({ page }) => {
      const heard = complaints(page);
      await openSignedIn(page, "buyer2", "/gsrm");
      await expect(companies(page).first()).toBeVisible();
      const [first = "", second = ""] = await companies(page).allInnerTexts();

      await page.keyboard.press("j");
      await expect(companies(page).nth(0)).toBeFocused();
      await page.keyboard.press("j");
      await expect(companies(page).nth(1)).toBeFocused();
      await page.keyboard.press("k");
      await page.keyboard.press("k");
      await expect(companies(page).nth(0)).toBeFocused();
      await page.keyboard.press("/");
      await expect(page.locator("#queue-search")).toBeFocused();
      // In a field, the shortcut keys type text.
      await page.keyboard.type("jk/");
      await expect(page.locator("#queue-search")).toHaveValue("jk/");
      await page.locator("#queue-search").fill("");
      await isSound(page, code, heard);

      await companies(page).nth(0).focus();
      await page.keyboard.press("Enter");
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toContainText(first);
      // Focus moves to the title after every step, so that screen readers announce the registration.
      await expect(title).toBeFocused();
      await expect(page.locator(".file-neighbours")).toContainText(words.next);
      await expect(page.locator(".file-neighbours > span")).toHaveText(words.position);
      // All registrations share one tab: the workspace, the list and the registration.
      const tabs = page.locator(".tab-history > ul > li");
      const expectTabOf = async (name: string) => {
        await expect(tabs).toHaveCount(3);
        await expect(page.locator(".tab-history [data-current]")).toContainText(name);
      };
      await expectTabOf(first);
      await page.keyboard.press("j");
      await expect(title).toContainText(second);
      await expect(title).toBeFocused();
      await expectTabOf(second);
      await expect(page.locator(".file-neighbours a")).toHaveCount(2);
      await page.keyboard.press("k");
      await expect(title).toContainText(first);
      await expectTabOf(first);
      await page.goBack();
      await expect(title).toContainText(second);
      await expectTabOf(second);
      await page.goBack();
      await expect(title).toContainText(first);
      await expectTabOf(first);
      await isSound(page, code, heard);
    });

    test(`${code}: comments and reason survive however the reviewer leaves the registration`, async ({ page }) => {
      await openSignedIn(page, "buyer2", "/gsrm");
      await expect(companies(page).first()).toBeVisible();
      const [first = ""] = await companies(page).allInnerTexts();
      await companies(page).nth(0).click();
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toContainText(first);
      const flag = page.locator("details.flag").first();
      await flag.locator("summary").click();
      const comment = flag.locator("textarea");
      await comment.fill("licence differs");
      await title.click();

      const back = async () => {
        await expect(title).toContainText(first);
        await expect(comment).toHaveValue("licence differs");
        await expect(comment).toBeVisible();
      };
      await page.keyboard.press("j");
      await expect(title).not.toContainText(first);
      // The keys follow the same links, once these are loaded.
      await expect(page.locator(".file-neighbours a")).toHaveCount(2);
      await page.keyboard.press("k");
      await back();
      await page.locator(".file-neighbours a").last().click();
      await expect(title).not.toContainText(first);
      await page.goBack();
      await back();
      await page.goto("/workspace");
      await expect(page.locator(".greeting")).toBeVisible();
      await page.goBack();
      await back();
      await page.reload();
      await back();
      await comment.fill("");
      await page.keyboard.press("Escape");
      await page.reload();
      await expect(title).toContainText(first);
      await expect(comment).toHaveValue("");
    });

    test(`${code}: a user who cannot use single-key shortcuts turns them off, and they stay off`, async ({ page }) => {
      await openSignedIn(page, "buyer2", "/gsrm");
      await page.getByRole("button", { name: words.off }).click();
      await page.reload();
      await expect(page.getByRole("button", { name: words.on })).toBeVisible();
      await page.keyboard.press("j");
      await expect(companies(page).nth(0)).not.toBeFocused();
      await page.getByRole("button", { name: words.on }).click();
      await page.keyboard.press("j");
      await expect(companies(page).nth(0)).toBeFocused();
    });

    test(`${code}: clicking a column header sorts the queue, and clicking again reverses the order`, async ({
      page,
    }) => {
      await openSignedIn(page, "buyer2", "/gsrm?view=suppliers");
      const column = page.getByRole("columnheader", { name: words.company });
      await expect(companies(page).first()).toBeVisible();
      await column.getByRole("link").click();
      await expect(column).toHaveAttribute("aria-sort", "ascending");
      await expect(page.locator(".answered")).toHaveAttribute("aria-busy", "false");
      const ascending = await companies(page).allInnerTexts();
      await column.getByRole("link").click();
      await expect(column).toHaveAttribute("aria-sort", "descending");
      await expect(companies(page).first()).toHaveText(ascending.at(-1) ?? "");
      await page.goBack();
      await expect(column).toHaveAttribute("aria-sort", "ascending");
      await expect(companies(page).first()).toHaveText(ascending[0] ?? "");
    });
  });
