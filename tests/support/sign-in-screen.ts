import type { Page } from "@playwright/test";
import { demoPassword } from "./sign-in";

/** Account and password, as anybody types them. */
export async function enterPassword(page: Page, account: string, password = demoPassword) {
  await page.locator("[name=account]").fill(account);
  await page.locator("[name=password]").fill(password);
  await page.locator("form#sign-in button[type=submit]").click();
}
