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
  { code: "zh", locale: "zh-CN", words: { add: "标注", written: "已标注" } },
  { code: "en", locale: "en-US", words: { add: "Add comment", written: "Comment written" } },
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
  });
