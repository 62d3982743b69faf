import type { Page } from "@playwright/test";
import { acme, fillTab } from "../support/company";
import { expect, test } from "../support/portal";

/** Asks for a code. One letter a minute and address (S-14): right after a registration it asks again until it may. */
async function ask(page: Page, email: string) {
  await page.goto("/progress");
  await page.locator("[name=email]").fill(email);
  await expect(async () => {
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.locator("[name=code]")).toBeVisible({ timeout: 5000 });
  }).toPass({ intervals: [5000], timeout: 90_000 });
}

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
    }) => {
      test.setTimeout(240_000);
      await enterWizard(page, email);
      for (const [tab, answers] of Object.entries(acme)) {
        await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
        await fillTab(page, answers);
        await page.locator("#section-form button[value=continue]").click();
      }
      await page.locator(".review > form button[type=submit]").click();
      await expect(page).toHaveURL(/success/);
      const number = await page.locator(".success-number strong").innerText();

      await ask(page, email);
      await answer(page, await codeFor(email, 3));
      const shown = page.locator("main");
      await expect(shown.locator("[aria-current=step]").last()).toContainText(new RegExp(current, "i"));
      await expect(shown).toContainText(number);
      await expect(shown).toContainText(acme.basic.text.companyName);
      await expect(shown).toContainText(next);
      await page.screenshot({ path: test.info().outputPath("progress.png"), fullPage: true });
    });
  });

test("who is still filling in is offered to go on", async ({ page, email, enterWizard, codeFor }) => {
  test.setTimeout(180_000);
  await enterWizard(page, email);
  await ask(page, email);
  await answer(page, await codeFor(email, 2));
  await expect(page.locator("[aria-current=step]").last()).toContainText("填写企业信息");
  await expect(page.locator("main a[href^='/register']").first()).toBeVisible();
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
