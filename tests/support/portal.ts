import { randomUUID } from "node:crypto";
import { expect, type Page, test as base } from "@playwright/test";
import { codeIn, type MailServer, startMailServer } from "./letters";
import { type RunningPortal, startPortal } from "./server";

type Worker = {
  mail: MailServer;
  portal: RunningPortal;
  /** Settings of the portal that differ from those of the other tests. */
  portalSettings: Record<string, string>;
};
type Each = {
  /** An address nobody else uses. */
  email: string;
  /** The newest code sent to an address since the test began, once so many have come. */
  codeFor: (email: string, codes?: number) => Promise<string>;
  /** Confirms an e-mail and arrives at the first tab. */
  enterWizard: (page: Page, email: string) => Promise<void>;
};

/** One built portal and one mail server per worker; every test has its own registrant and its own address on the net. */
export const test = base.extend<Each, Worker>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: "worker" },
  ],
  portalSettings: [{}, { scope: "worker", option: true }],
  portal: [
    async ({ mail, portalSettings }, use) => {
      const portal = await startPortal({ SMTP_URL: mail.url, ...portalSettings });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": anyAddress() }),
  email: async ({}, use) => use(`${randomUUID().slice(0, 8)}@acme.example`),
  codeFor: async ({ mail }, use) => {
    // The demo's accounts are shared by the tests of a worker: a code of an earlier test is of no use here.
    const before = mail.count();
    await use(async (email, codes = 1) => {
      const sent = () => mail.lettersTo(email, before).map(codeIn).filter(Boolean);
      await expect.poll(() => sent().length).toBeGreaterThanOrEqual(codes);
      return sent().at(-1) ?? "";
    });
  },
  enterWizard: async ({ codeFor }, use) =>
    use(async (page, email) => {
      await page.goto("/register");
      await page.locator("#consentAgreementFlag").check();
      await page.locator("form#before button[type=submit]").click();
      await page.locator("[name=name]").fill("王芳");
      await page.locator("[name=email]").fill(email);
      await page.locator("button[value=send]").click();
      await page.locator("[name=code]").fill(await codeFor(email));
      await page.locator("button[value=start]").click();
      await page.waitForURL(/\/register\/(basic|success)/);
    }),
});
export { expect } from "@playwright/test";

/** A documentation address, so that limits per address do not meet between tests. */
function anyAddress() {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}
