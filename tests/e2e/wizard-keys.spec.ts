import { acme, fillTab } from "../support/company";
import { expect, test } from "../support/portal";

test("Enter in a field saves, and moves neither the page nor the focus", async ({ page, email, openWizard }) => {
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

test("save and continue leads to the heading of the next tab", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await fillTab(page, acme.basic);
  await page.locator("#section-form button[value=continue]").press("Enter");
  await expect(page).toHaveURL(/\/register\/business$/);
  await expect(page.locator("#section-title")).toBeFocused();
});
