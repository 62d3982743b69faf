import { expect, type Page } from "@playwright/test";
import { agreeIfAsked } from "./consent-screen";
import { openSignedIn } from "./sign-in-screen";

/** Signs in and opens the profile page. */
export async function openProfile(page: Page, account: string) {
  await openSignedIn(page, account, "/gsrm/personal");
  await expect(page).toHaveURL(/\/gsrm\/personal$/);
  if (account === "india") await agreeIfAsked(page);
  await expect(page.locator("#contact-title")).toBeVisible();
}
/** Scripts run from now on. */
export const isAlive = (page: Page) => expect(page.locator("label.avatar-pick")).toBeVisible();
/** The code of the newest email to an address, as the demo's mailbox shows it. */
export async function codeInMailbox(page: Page, email: string) {
  const mailbox = await page.context().newPage();
  await mailbox.goto("/dev/mailbox");
  const message = mailbox.locator(".email").filter({ hasText: email }).first();
  const code = await message.locator(".email-code strong").innerText();
  await mailbox.close();
  return code;
}
