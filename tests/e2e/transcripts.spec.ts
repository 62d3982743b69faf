import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { readsAsAgreed } from "../support/transcripts";
import { openTab } from "../support/wizard-screen";

const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment"];

/** A tab that was submitted without an answer, with the errors that it shows then. */
async function openWithErrors(page: Page, tab: string) {
  await openTab(page, tab);
  await page.locator("#section-form button[value=continue]").click();
  await expect(page.locator("main .notice-error").first()).toBeVisible();
}

for (const { language, locale } of [
  { language: "zh", locale: "zh-CN" },
  { language: "en", locale: "en-US" },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a screen reader reads each tab with its errors as agreed on", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      for (const tab of tabs) {
        await openWithErrors(page, tab);
        await readsAsAgreed(page, `${language}-${tab}`);
      }
    });
  });
