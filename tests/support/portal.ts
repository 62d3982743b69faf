import { randomInt } from "node:crypto";
import { expect, type Page, test as base } from "@playwright/test";
import { humanMs } from "~/rules/limits/forms";
import { hydrated } from "./hydrated";
import { codeIn, type MailServer, startMailServer } from "./emails";
import { noCodes, type RunningPortal, startPortal } from "./server";
import { typeCode } from "./type-code";

/** A day in the past: each sign-in requires a code too. */
export const withCodes = { LOGIN_CODE_FROM: "2025-11-05" };

/** Emails go to the mailbox of the demo. */
export const withMailbox = { SMTP_URL: "" };

type Worker = {
  mail: MailServer;
  portal: RunningPortal;
  /** The marker of a form that was rendered long enough ago for a person to have filled it in (S-16). */
  agedMark: (page: Page) => Promise<string>;
  /**
   * Settings of the portal that differ from those of the other tests. Tests that use the same object share a worker and its
   * portal; any other object, even an empty one, starts a separate portal.
   */
  portalSettings: Record<string, string>;
};
type Each = {
  /** An address that no other test uses; its digits are not a word in any language. */
  email: string;
  /**
   * A code sent to an address that this function has not returned yet; with `codes`, the newest one once that number
   * has arrived.
   */
  codeFor: (email: string, codes?: number) => Promise<string>;
  /** Confirms an email on the screens and arrives at the first tab. */
  enterWizard: (page: Page, email: string) => Promise<void>;
  /** Confirms an email without the screens and opens a page of the wizard. */
  openWizard: (page: Page, email: string, to?: string) => Promise<void>;
};

/** One built portal and one mail server per worker; every test has its own registrant and IP address. */
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
      const portal = await startPortal({ ...noCodes, SMTP_URL: mail.url, ...portalSettings });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
  agedMark: [
    async ({}, use) => {
      let mark = "";
      await use(async (page) => {
        if (mark) return mark;
        const form = await (await page.request.get("/register/start")).text();
        mark = /name="mark" value="([^"]+)"/.exec(form)?.[1] ?? "";
        await expect.poll(() => Date.now() - Number.parseInt(mark, 10)).toBeGreaterThan(humanMs);
        return mark;
      });
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    const thrown: string[] = [];
    context.on("weberror", (error) => thrown.push(`${error.page()?.url()}: ${error.error().message}`));
    await use(context);
    expect(thrown, "no script of a page fails").toEqual([]);
  },
  baseURL: async ({ portal }, use) => use(portal.url),
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": anyAddress() }),
  email: async ({}, use) => use(`u${randomInt(1e12)}@acme.example`),
  codeFor: async ({ mail }, use) => {
    // The demo's accounts are shared by the tests of a worker: codes of earlier tests are ignored.
    const before = mail.count();
    const given = new Map<string, number>();
    await use(async (email, codes = (given.get(email) ?? 0) + 1) => {
      const sent = () => mail.emailsTo(email, before).map(codeIn).filter(Boolean);
      await expect.poll(() => sent().length).toBeGreaterThanOrEqual(codes);
      given.set(email, sent().length);
      return sent().at(-1) ?? "";
    });
  },
  enterWizard: async ({ codeFor }, use) =>
    use(async (page, email) => {
      await page.goto("/register");
      await page.locator("#consentAgreementFlag").check();
      await page.locator("form#before button[type=submit]").click();
      await hydrated(page.locator("[name=name]"));
      await page.locator("[name=name]").fill("王芳");
      await page.locator("[name=email]").fill(email);
      await page.locator("button[value=send]").click();
      await typeCode(page, await codeFor(email));
      await page.waitForURL(/\/register\/(basic|success)/);
    }),
  openWizard: async ({ codeFor, portal, agedMark }, use) =>
    use(async (page, email, to = "/register/basic") => {
      const headers = { origin: portal.url, "accept-language": await page.evaluate(() => navigator.language) };
      const post = (path: string, form: Record<string, string>) => page.request.post(path, { headers, form });
      await post("/register", { country: "CN", consentAgreementFlag: "1" });
      const registrant = { name: "王芳", email, mark: await agedMark(page) };
      await post("/register/start", { ...registrant, intent: "send" });
      const code = await codeFor(email);
      const started = await post("/register/start", { ...registrant, intent: "start", code });
      expect(started.url(), "the code opens the registration").toContain("/register/basic");
      await page.goto(to);
    }),
});
export { expect } from "@playwright/test";

/** An IP address reserved for documentation, different in each test, so that tests do not share rate limits. */
function anyAddress() {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return `10.${part()}.${part()}.${part()}`;
}
