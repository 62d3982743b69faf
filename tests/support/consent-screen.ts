import { expect, type Page } from "@playwright/test";

/** Gives the consent required of users in India (§4), unless this account has given it before. The page is in the workspace. */
export async function agreeIfAsked(page: Page) {
  await expect(page.locator(".top-bar")).toBeVisible();
  // Scripts replace the form with a dialog. Earlier ticks are lost, and for a moment there is neither.
  await expect(page.locator(".side-search")).toBeAttached();
  if ((await page.locator("form#consent").count()) === 0) return;
  await page.locator("[name=consentAgreementFlag]").check();
  await page.locator("[name=registration]").check();
  await page.locator("button[form=consent]").click();
  await expect(page.locator("form#consent")).toHaveCount(0);
  // The page is loaded now that the base API answers, and lets itself be used.
  await expect(page.locator(".shell-frame[inert]")).toHaveCount(0);
}
