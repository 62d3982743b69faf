import { expect, type Page } from "@playwright/test";
import { typeCode } from "./type-code";

type CodeFor = (email: string, codes?: number) => Promise<string>;

/** On the page of the authenticator app: has a code sent to the email and types it. */
export async function confirmByCode(page: Page, codeFor: CodeFor, email: string) {
  await page.locator("form#authenticator-send button[type=submit]").click();
  await expect(page.locator("#authenticator-email-code")).toBeVisible();
  await typeCode(page, await codeFor(email));
}

/** The secret that the page shows for typing into an app, without its spaces. */
export async function secretOn(page: Page): Promise<string> {
  const secret = (await page.locator(".authenticator-secret").innerText()).replaceAll(/\s/g, "");
  expect(await page.locator('a[href^="otpauth://totp/"]').getAttribute("href")).toContain(`secret=${secret}`);
  return secret;
}

/** The recovery codes that the page lists. */
export async function recoveryCodesOn(page: Page): Promise<string[]> {
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  return page.locator(".recovery-codes code").allInnerTexts();
}
