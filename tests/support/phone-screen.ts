import type { Browser, Page } from "@playwright/test";
import { codeIn, type MailServer } from "./emails";
import { expect, test as portalTest } from "./portal";
import { isAlive, openProfile } from "./profile-screen";
import { type RunningPortal, startPortal } from "./server";
import { demoPassword } from "./sign-in";
import { enterPassword } from "./sign-in-screen";
import { codeInSms, smsGatewayServer } from "./sms-gateway";
import { typeCode } from "./type-code";

type Gateway = Awaited<ReturnType<typeof smsGatewayServer>>;

/** A portal with a text message gateway, and another on the same data that requires sign-in codes. */
export const test = portalTest.extend<object, { gateway: Gateway; strict: RunningPortal }>({
  gateway: [
    async ({}, use) => {
      const gateway = await smsGatewayServer();
      await use(gateway);
      await gateway.close();
    },
    { scope: "worker" },
  ],
  portalSettings: [async ({ gateway }, use) => use({ SMS_URL: gateway.url }), { scope: "worker" }],
  strict: [
    async ({ portal, mail, gateway }, use) => {
      const { folder } = portal;
      const strict = await startPortal({ FOLDER: folder, SMTP_URL: mail.url, SMS_URL: gateway.url });
      await use(strict);
      await strict.kill("SIGTERM");
    },
    { scope: "worker" },
  ],
});

/** The code in the newest text message to a number. */
export async function smsCode(gateway: Gateway, number: string, messages = 1) {
  await expect.poll(() => gateway.textsTo(number).length).toBeGreaterThanOrEqual(messages);
  return codeInSms(gateway.textsTo(number).at(-1));
}

/** The code in the newest email to an account. */
export async function mailedCode(mail: MailServer, account: string, since: number) {
  const codes = () => mail.emailsTo(`${account}@demo.example`, since).map(codeIn).filter(Boolean);
  await expect.poll(() => codes().length).toBeGreaterThan(0);
  return codes().at(-1) ?? "";
}

type Servers = { gateway: Gateway; mail: MailServer };
type Phone = { typed: string; number: string };

/** Opens the form in which the bound phone is changed. */
export const summary = (page: Page) => page.locator("details:has(#bound-phone) > summary");

/** Opens the profile page and binds a phone there. */
export async function bind(page: Page, servers: Servers, account: string, phone: Phone) {
  await openProfile(page, account);
  await isAlive(page);
  await summary(page).focus();
  await page.keyboard.press("Enter");
  await fillIn(page, servers, account, phone);
}

/** Fills the open form in and then the codes, with the keyboard. */
export async function fillIn(page: Page, { gateway, mail }: Servers, account: string, { typed, number }: Phone) {
  const since = mail.count();
  const texts = gateway.textsTo(number).length;
  await page.locator("[name=boundPhone]").fill(typed);
  await page.locator("#bound-phone-password").fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.locator("#phone-code [name=code]")).toBeFocused();
  await page.keyboard.type(await smsCode(gateway, number, texts + 1));
  await page.keyboard.press("Tab");
  await page.locator("#phone-code [name=emailCode]").fill(await mailedCode(mail, account, since));
  await page.keyboard.press("Enter");
  await expect(page.locator(".contact-value").nth(1)).toHaveText(number);
  await expect(summary(page)).toBeFocused();
  // The email address received the code, and is notified that the phone was added.
  await expect.poll(() => mail.emailsTo(`${account}@demo.example`, since).length).toBe(2);
}

/** Goes to the page that requires the code, in a browser without cookies. */
export async function enterAccount(browser: Browser, strict: RunningPortal, account: string, locale = "zh-CN") {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 }, baseURL: strict.url });
  const page = await context.newPage();
  await page.goto("/workspace");
  await enterPassword(page, account);
  await expect(page.locator("[name=code]")).toBeVisible();
  return page;
}

/** The button that sends the code through the other channel. */
export const other = (page: Page) => page.locator(".sign-in-aside form:has([name=to]) button");

/** Types the code of a sign-in as a user does. */
export async function enterCode(page: Page, code: string) {
  await typeCode(page, code);
}
/** Expects the sign-in to be complete. */
export const isIn = (page: Page) => expect(page.locator(".user-menu")).toBeVisible();
