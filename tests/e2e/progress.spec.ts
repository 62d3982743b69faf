import type { Page } from "@playwright/test";
import { acme, fillTab } from "../support/company";
import type { MailServer } from "../support/letters";
import { expect, test } from "../support/portal";
import { change } from "../support/rows";
import { clockAhead, type RunningPortal, startPortal } from "../support/server";

/** Asks for a code. One letter a minute and address (S-14): after a registration the portal is asked that is a minute ahead. */
async function ask(page: Page, email: string, url = "") {
  await page.goto(`${url}/progress`);
  await page.locator("[name=email]").fill(email);
  await page.locator("main form button[type=submit]").first().click();
  await expect(page.locator("[name=code]")).toBeVisible();
}

/** Another process on the same data, whose clock is ahead. */
const aMinuteLater = (portal: RunningPortal, mail: MailServer) =>
  startPortal({ FOLDER: portal.folder, SMTP_URL: mail.url, ...clockAhead(90) });

async function answer(page: Page, code: string) {
  await page.locator("[name=code]").fill(code);
  await page.locator("main form button[type=submit]").first().click();
}

for (const { language, locale, width, current, next } of [
  { language: "Chinese", locale: "zh-CN", width: 1280, current: "采购初审", next: /采购/ },
  { language: "English on a phone", locale: "en-US", width: 375, current: "review", next: /purchasing/i },
])
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 812 } });
    test("who has handed in sees the review as the current stage, by when, and who acts next", async ({
      page,
      email,
      enterWizard,
      codeFor,
      portal,
      mail,
    }) => {
      await enterWizard(page, email);
      for (const [tab, answers] of Object.entries(acme)) {
        await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
        await fillTab(page, answers);
        await page.locator("#section-form button[value=continue]").click();
      }
      await page.locator(".review > form button[type=submit]").click();
      await expect(page).toHaveURL(/success/);
      const number = await page.locator(".success-number strong").innerText();

      const later = await aMinuteLater(portal, mail);
      await ask(page, email, later.url);
      await answer(page, await codeFor(email, 2));
      const shown = page.locator("main");
      await expect(shown.locator("[aria-current=step]").last()).toContainText(new RegExp(current, "i"));
      await expect(shown).toContainText(number);
      await expect(shown).toContainText(acme.basic.text.companyName);
      await expect(shown).toContainText(next);
      await page.screenshot({ path: test.info().outputPath("progress.png"), fullPage: true });
      await later.kill("SIGTERM");
    });
  });

test("who is still filling in is offered to go on", async ({ page, email, enterWizard, codeFor, portal, mail }) => {
  await enterWizard(page, email);
  const later = await aMinuteLater(portal, mail);
  await ask(page, email, later.url);
  await answer(page, await codeFor(email, 2));
  await expect(page.locator("[aria-current=step]").last()).toContainText("填写企业信息");
  await page.locator("main a[href^='/register']").first().click();
  await expect(page).toHaveURL(/\/register\/basic/);
  await later.kill("SIGTERM");
});

test("the letter of a return leads from the e-mail and its code straight to the tab that is to be mended", async ({
  page,
  email,
  enterWizard,
  codeFor,
  portal,
}) => {
  await enterWizard(page, email);
  await page.context().clearCookies();
  change(portal, "delete from rate");
  await page.goto("/progress?tab=bank");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("修改注册申请");
  await page.locator("[name=email]").fill(email);
  await page.locator("main form button[type=submit]").first().click();
  await answer(page, await codeFor(email, 2));
  await expect(page).toHaveURL(/\/register\/bank$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("银行信息");
});

test("an unknown e-mail is answered like a known one, and gets a letter without a code", async ({
  page,
  email,
  mail,
}) => {
  await ask(page, email);
  await expect.poll(() => mail.lettersTo(email).length).toBe(1);
  await answer(page, "123456");
  await expect(page.getByText("验证码不正确或已过期")).toBeVisible();
});
