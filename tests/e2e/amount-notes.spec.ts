import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";
import { openTab } from "../support/wizard-screen";

for (const { locale, capital, turnover } of [
  { locale: "zh-CN", capital: "≈ 5000万", turnover: "≈ 1.2亿" },
  { locale: "en-US", capital: "≈ 50 million", turnover: "≈ 120 million" },
])
  test.describe(locale, () => {
    test.use({ locale });

    test("a large amount is repeated in words, which describe the field and are not announced", async ({
      page,
      email,
      openWizard,
    }) => {
      const violations = complaints(page);
      await openWizard(page, email);
      await openTab(page, "basic");
      const field = page.locator('[name="registeredCapital"]');
      const note = page.locator(".amount-note");
      await field.pressSequentially("5000");
      await expect(note).toHaveCount(0);
      await field.pressSequentially("0000");
      await expect(note).toHaveText(capital);
      await expect(field).toHaveAccessibleDescription(new RegExp(`${capital}$`));
      expect(await note.evaluate((element) => element.closest("[aria-live], [role=status], [role=alert]"))).toBeNull();
      await isSound(page, locale.slice(0, 2), violations, 360);

      await openTab(page, "business");
      const year = page.locator('[name="turnover[0].amount"]');
      await year.fill("120,000,000");
      await expect(note).toHaveText(turnover);
      await isSound(page, locale.slice(0, 2), violations, 360);
      await year.fill("");
      await expect(note).toHaveCount(0);
    });
  });

test("an amount shows thousands separators while it has no focus, but its value stays plain", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  const field = page.locator('[name="registeredCapital"]');
  const groups = page.locator(".amount-groups");
  await field.click();
  await field.pressSequentially("50000000.5");
  await expect(groups).toBeHidden();
  await field.blur();
  await expect(groups).toHaveText("50,000,000.5");
  await expect(groups).toBeVisible();
  await expect(field).toHaveValue("50000000.5");
  await expect(field).toHaveCSS("color", "rgba(0, 0, 0, 0)");

  // Text typed in the middle goes where the caret is.
  await field.focus();
  await expect(groups).toBeHidden();
  await expect(field).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("123");
  await page.keyboard.press("Delete");
  await expect(field).toHaveValue("5123000000.5");
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);

  // A copy has no separators, and a paste may have them.
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+C");
  await field.press("End");
  await page.keyboard.press("ControlOrMeta+V");
  await expect(field).toHaveValue("5123000000.55123000000.5");
  await field.fill("1,234,567.50");
  await field.blur();
  await expect(field).toHaveValue("1234567.50");
  await expect(groups).toHaveText("1,234,567.50");

  await expect(page.locator(".save-status")).toHaveText(/^已于 .* 保存$/);
  await openTab(page, "basic");
  await expect(field).toHaveValue("1234567.50");
  await expect(groups).toHaveText("1,234,567.50");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an amount is readable as it is typed", async ({ page, email, openWizard }) => {
    await openWizard(page, email);
    const field = page.locator('[name="registeredCapital"]');
    await field.fill("50000000");
    await field.blur();
    await expect(page.locator(".amount-groups")).toHaveCount(0);
    await expect(field).not.toHaveCSS("color", "rgba(0, 0, 0, 0)");
  });
});
