import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A file that can be returned, rejected and approved. */
async function openFile(page: Page) {
  await openSignedIn(page, "buyer2", "/gsrm?state=preliminaryReview");
  await page.locator(".queue-rows tbody th a").first().click();
  const title = page.locator("#file-title");
  await expect(title).toBeFocused();
  return title;
}

for (const { code, locale, words } of [
  { code: "zh", locale: "zh-CN", words: { add: "标注", written: "已标注", reject: "不通过" } },
  { code: "en", locale: "en-US", words: { add: "Add comment", written: "Comment written", reject: "Reject" } },
])
  test.describe(code, () => {
    test.use({ locale });

    test(`${code}: a comment takes the focus as it opens, and Esc closes it with its text`, async ({ page }) => {
      const heard = complaints(page);
      await openFile(page);
      const answer = page.locator(".file-main .answer:has(details.flag)").first();
      const flag = answer.locator("details.flag");
      const text = flag.locator("textarea");
      await answer.hover();
      await flag.locator("summary").click();
      await expect(text).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(text).toBeHidden();
      await expect(answer).toBeFocused();
      await expect(flag.locator("summary")).toHaveText(words.add);

      await flag.locator("summary").press("Enter");
      await expect(text).toBeFocused();
      await page.keyboard.insertText("2025");
      await page.keyboard.press("Escape");
      await expect(text).toBeHidden();
      await expect(flag.locator("summary")).toHaveText(words.written);
      await expect(flag.locator("summary")).toBeInViewport();
      await isSound(page, code, heard, 375);
      await page.reload();
      await expect(text).toHaveValue("2025");
      // What a reload restores leaves the focus alone.
      await expect(text).not.toBeFocused();
    });

    test(`${code}: X opens the rejection, and its reason is the next thing to type`, async ({ page }) => {
      await openFile(page);
      const reject = page.locator(".decision-buttons button", { hasText: words.reject });
      await expect(reject.locator("kbd")).toHaveText("X");
      await page.keyboard.press("x");
      const dialog = page.locator(".decision-dialog[open]");
      await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(words.reject);
      await expect(page.locator("#decision-reason")).toBeFocused();
      // In its text the key is a letter.
      await page.keyboard.type("x");
      await expect(page.locator("#decision-reason")).toHaveValue("x");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    });

    test(`${code}: the decision is within three Tab stops of the title`, async ({ page }) => {
      await openFile(page);
      await page.keyboard.press("Tab");
      const link = page.locator("a[href='#decision']");
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.locator("#decision")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator(".decision-buttons button").first()).toBeFocused();
    });

    test(`${code}: the head shows the risk and leads to its reasons`, async ({ page }) => {
      await openFile(page);
      const mark = page.locator(".file-head a[href='#risks']");
      await expect(mark).toHaveText(await page.locator("#risks .risk-head .risk-mark").innerText());
      await mark.click();
      await expect(page.locator("#risks")).toBeInViewport();
    });
  });
