import { expect, type Page } from "@playwright/test";
import { demoPassword } from "./sign-in";

/** Types account and password as a user does. */
export async function enterPassword(page: Page, account: string, password = demoPassword) {
  await page.locator("[name=account]").fill(account);
  await page.locator("[name=password]").fill(password);
  await page.locator("form#sign-in button[type=submit]").click();
}

/**
 * Opens a page of the workspace as a signed-in user. For tests that are not about signing in: it posts the forms of the
 * sign-in screen without rendering it. The portal requires no code.
 */
export async function openSignedIn(page: Page, account: string, to = "/workspace") {
  // The browser's own requests name its language; those made in its name do not.
  const headers = { "accept-language": await page.evaluate(() => navigator.language) };
  const screen = await page.request.get(to, { headers });
  expect(screen.url(), "the sign-in is asked for").toContain("/sign-in/");
  const answer = await page.request.post(screen.url(), {
    headers: { ...headers, origin: new URL(screen.url()).origin },
    form: { intent: "password", account, password: demoPassword },
  });
  expect(answer.url(), `${account} is let in`).not.toContain("/sign-in/");
  await page.goto(to);
}
