import { expect, type Page } from "@playwright/test";

/** Agrees to what users in India are asked (§4), unless this account has agreed before. The page is in the workspace. */
export async function agreeIfAsked(page: Page) {
  await expect(page.locator(".top-bar")).toBeVisible();
  if ((await page.locator("form#consent").count()) === 0) return;
  // Scripts put a dialog in place of the form: what is ticked before is not ticked in it.
  await expect(page.locator(".side-search")).toBeAttached();
  await page.locator("[name=consentAgreementFlag]").check();
  await page.locator("[name=registration]").check();
  await page.locator("button[form=consent]").click();
  await expect(page.locator("form#consent")).toHaveCount(0);
}
