import { acme, fillTab } from "../support/company";
import { expect, test } from "../support/portal";
import { openTab } from "../support/wizard-screen";

test("Enter in a field saves, and moves neither the page nor focus", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  const field = page.locator('[name="duns"]');
  await field.fill("123456789");
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  const saved = page.waitForResponse((response) => response.url().includes("/autosave"));
  await field.press("Enter");
  await saved;
  await expect(page.getByText(/已于 .* 保存/)).not.toHaveCount(0);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("save and continue moves focus to the heading of the next tab", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await fillTab(page, acme.basic);
  await page.locator("#section-form button[value=continue]").press("Enter");
  await expect(page).toHaveURL(/\/register\/business$/);
  await expect(page.locator("#section-title")).toBeFocused();
});

test("the step list shows the same error count as the bar, and none once the errors are fixed", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await fillTab(page, acme.basic);
  await page.locator("#section-form button[value=continue]").press("Enter");
  await expect(page).toHaveURL(/\/register\/business$/);
  await page.getByRole("button", { name: /公司基本信息.*已完成/ }).click();
  await expect(page.locator("#section-title")).toBeFocused();
  await page.locator('[name="duns"]').fill("123");
  await page.locator('[name="legalRepresentative"]').fill("");
  await page.locator('[name="legalRepresentative"]').blur();
  await expect(page.locator(".section-bar-errors")).toContainText("2 处");
  await expect(page.getByRole("button", { name: /公司基本信息.*2 处需修改/ })).toBeVisible();
  await page.locator('[name="duns"]').fill("123456789");
  await page.locator('[name="legalRepresentative"]').fill("王芳");
  await expect(page.getByRole("button", { name: /公司基本信息.*已完成/ })).toBeVisible();
});

for (const { language, locale, sentence } of [
  { language: "zh", locale: "zh-CN", sentence: /处/ },
  { language: "en", locale: "en-US", sentence: /to complete or correct$/ },
] as const)
  test.describe(language, () => {
    test.use({ locale });

    test("the number of errors is announced in one sentence", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      await openTab(page, "basic");
      const status = page.locator("#section-form p[role=status]").first();
      await expect(status).toBeEmpty();
      await page.locator("[name=duns]").fill("12");
      await page.locator("[name=duns]").blur();
      await expect(status).toHaveText(/1/);
      await page.locator("#section-form button[value=continue]").press("Enter");
      const links = page.locator("#section-form .notice-error li a");
      await expect(links.first()).toBeVisible();
      await expect(status).toHaveText(new RegExp(`\\b${await links.count()}\\b`));
      await expect(status).toHaveText(sentence);
      await expect(page.locator("#section-form [role=alert]")).toHaveCount(0);
      await expect(page.locator("#section-form .field-findings[aria-live]")).toHaveCount(0);
    });
  });
