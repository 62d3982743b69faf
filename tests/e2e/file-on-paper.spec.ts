import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints } from "../support/sound-screen";

const languages = [
  { code: "zh", locale: "zh-CN", words: { print: "打印", asOf: "读取时间", history: "审核记录", risks: "风险提示" } },
  { code: "en", locale: "en-US", words: { print: "Print", asOf: "as of", history: "History", risks: "Risk checks" } },
] as const;

/** Opens the first registration of the list of all registrations, including decided ones. */
async function openFile(page: Page) {
  await openSignedIn(page, "buyer", "/gsrm?view=all");
  await page.getByRole("table").locator("tbody").getByRole("link").first().click();
  await expect(page.locator("#file-title")).toBeVisible();
  await expect(page.locator("#documents-title")).toBeAttached();
}

/** Expects all of these elements to be hidden. */
async function areHidden(places: Locator) {
  for (const place of await places.all()) await expect(place).toBeHidden();
}

for (const { code, locale, words } of languages)
  test.describe(() => {
    test.use({ locale });

    test(`in ${code}: a printed file has answers, decisions and history, but no controls`, async ({ page }) => {
      const heard = complaints(page);
      await openFile(page);
      const paper = page.locator(".print-only");
      await expect(paper).toBeHidden();
      await expect(page.getByRole("button", { name: words.print, exact: true })).toBeVisible();

      await page.emulateMedia({ media: "print" });
      await expect(page.locator("#file-title")).toBeVisible();
      await expect(page.locator("#section-basic dd").first()).toBeVisible();
      await expect(page.getByRole("heading", { name: words.risks })).toBeVisible();
      await expect(page.locator(".risk-clear li").first()).toBeVisible();
      await expect(paper.getByRole("heading", { name: words.history })).toBeVisible();
      await expect(paper.getByRole("listitem").first()).toBeVisible();
      await expect(paper).toContainText(words.asOf);
      await areHidden(
        page.locator(
          ".top-bar, .shell-side, .tab-history, .tab-list, .file-contents, .decision-bar, .documents, .shortcuts, .flag, button, dialog",
        ),
      );
      await page.setViewportSize({ width: 680, height: 960 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const pdf = await page.pdf({ format: "A4" });
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
      expect(heard).toEqual([]);
    });
  });
