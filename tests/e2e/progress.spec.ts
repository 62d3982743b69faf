import type { Page } from "@playwright/test";
import { acme } from "../support/company";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { letLimitsPass } from "../support/rows";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";
import { submitEveryTab } from "../support/wizard-screen";

/** Requests a code. The limit is one email per minute and address (S-14), so a minute has to pass after a registration. */
async function ask(page: Page, email: string) {
  await page.goto("/progress");
  await hydrated(page.locator("[name=email]"));
  await page.locator("[name=email]").fill(email);
  await page.locator("main form button[type=submit]").first().click();
  await expect(page.locator("[name=code]")).toBeVisible();
}

async function answer(page: Page, code: string) {
  await typeCode(page, code);
}

for (const { language, locale, width, current, next } of [
  { language: "Chinese", locale: "zh-CN", width: 1280, current: "采购初审", next: /采购/ },
  { language: "English on a phone", locale: "en-US", width: 375, current: "review", next: /purchasing/i },
])
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 812 } });
    test("a supplier who has submitted sees the review as the current stage, its due date, and who acts next", async ({
      page,
      email,
      openWizard,
      codeFor,
      portal,
    }) => {
      await openWizard(page, email);
      await submitEveryTab(page);
      const number = await page.locator(".success-number strong").innerText();

      letLimitsPass(portal, 90);
      await page.context().clearCookies({ name: /registration/ });
      await ask(page, email);
      await answer(page, await codeFor(email, 2));
      const shown = page.locator("main");
      await expect(shown.locator("[aria-current=step]").last()).toContainText(new RegExp(current, "i"));
      await expect(shown).toContainText(number);
      await expect(shown).toContainText(acme.basic.text.companyName);
      await expect(shown).toContainText(next);
      await page.screenshot({ path: test.info().outputPath("progress.png"), fullPage: true });
      await page.locator("a[href='/progress#evidence']").click();
      await expect(page.locator("#evidence .evidence-links a")).toHaveCount(2, { timeout: 60_000 });
    });
  });

test("a supplier who comes back sees day, date, next actor and contact in one card, and can refresh it", async ({
  page,
  email,
  openWizard,
}) => {
  const heard = complaints(page);
  await openWizard(page, email);
  await submitEveryTab(page);
  await page.goto("/progress");
  const card = page.locator(".result-state");
  await expect(card).toContainText("第 3 阶段，共 9 阶段");
  await expect(card.getByRole("progressbar", { name: "第 1 天，共 14 天" })).toBeVisible();
  await expect(card).toContainText(/不晚于 \d{4}年\d+月\d+日/);
  await expect(card).toContainText(/最近 3 个月，90% 的申请在 \d+ 个工作日内得到答复。/);
  await expect(card.getByRole("definition").filter({ hasText: "采购部" })).toBeVisible();
  await expect(card.getByRole("link", { name: "suppliers@starlan.example" })).toBeVisible();

  await hydrated(page.locator(".site-nav a").first());
  await expect(page.locator(".timeline-ahead").first()).toContainText("初始密码发送至注册邮箱");
  const asOf = page.locator(".result-as-of time");
  const before = (await asOf.getAttribute("datetime")) ?? "";
  await page.getByRole("link", { name: "刷新" }).click();
  await expect(asOf).not.toHaveAttribute("datetime", before);
  await isSound(page, "zh", heard);
  await page.setViewportSize({ width: 375, height: 812 });
  await isSound(page, "zh", heard);
  await page.getByRole("link", { name: "撤回申请" }).click();
  await expect(page).toHaveURL(/\/register\/withdraw$/);
});

test("a supplier who is still filling in the registration can continue it", async ({
  page,
  email,
  openWizard,
  codeFor,
  portal,
}) => {
  await openWizard(page, email);
  letLimitsPass(portal, 90);
  await page.context().clearCookies({ name: /registration/ });
  await ask(page, email);
  await answer(page, await codeFor(email, 2));
  await expect(page.locator("[aria-current=step]").last()).toContainText("填写企业信息");
  await page.locator("main a[href^='/register']").first().click();
  await expect(page).toHaveURL(/\/register\/basic/);
});

for (const { locale, title, bank } of [
  { locale: "zh-CN", title: "修改注册申请", bank: "银行信息" },
  { locale: "en-US", title: "Change your registration", bank: "Bank" },
])
  test.describe(`a fresh browser in ${locale}`, () => {
    test.use({ locale });
    test("the link in a return email leads, after the address and its code, straight to the tab to correct", async ({
      page,
      email,
      openWizard,
      codeFor,
      portal,
    }) => {
      await openWizard(page, email);
      await page.context().clearCookies();
      letLimitsPass(portal, 90);
      await page.goto("/progress?tab=bank");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      await page.locator("[name=email]").fill(email);
      await page.locator("main form button[type=submit]").first().click();
      await answer(page, await codeFor(email, 2));
      await expect(page).toHaveURL(/\/register\/bank$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(bank);
    });
  });

test("an unknown email address gets the same response as a known one, and an email without a code", async ({
  page,
  email,
  mail,
}) => {
  await ask(page, email);
  await expect.poll(() => mail.emailsTo(email).length).toBe(1);
  await answer(page, "123456");
  await expect(page.getByText("验证码不正确或已过期")).toBeVisible();
});
