import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openTab } from "../support/wizard-screen";

const saved = (page: Page) => expect(page.locator(".save-status")).toHaveText(/^已于 .* 保存$/);
const summary = (page: Page) => page.locator("#section-form .notice-error");
const count = (page: Page) => page.locator(".section-bar-errors > span");
const step = (page: Page, tab: string) => page.locator(`.wizard-side button[value="go:${tab}"]`);

async function showsErrors(page: Page) {
  await expect(summary(page)).toBeVisible();
  await expect(count(page)).toHaveText(/^\d+ 处需修改$/);
  expect(await page.locator(".field-error").count()).toBeGreaterThan(0);
}

async function isSilent(page: Page) {
  await expect(page.locator(".save-status")).not.toBeEmpty();
  await expect(page.locator(".field-error")).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
  await expect(count(page)).toHaveCount(0);
}

test("a tab saved with invalid answers shows the errors when it is opened again", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  await isSilent(page);
  await page.locator("[name=duns]").fill("12");
  await saved(page);
  await step(page, "contact").click();
  await expect(page).toHaveURL(/contact/);
  await isSilent(page);
  await step(page, "basic").click();
  await showsErrors(page);
  await expect(page.locator("[id='findings-duns'] .field-error")).toBeVisible();
  await page.reload();
  await showsErrors(page);
  await expect(page.locator("[name=duns]")).toHaveAttribute("aria-invalid", "true");
});

test("a tab left after a rejected attempt to continue shows what is missing when it is opened again", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email, "/register/contact");
  await openTab(page, "contact");
  await page.locator('[name="contacts[0].name"]').fill("王芳");
  await saved(page);
  await step(page, "bank").click();
  await expect(page).toHaveURL(/bank/);
  await isSilent(page);
  // An empty field is not an error until the user tries to continue.
  await step(page, "contact").click();
  await expect(page).toHaveURL(/contact/);
  await isSilent(page);
  await page.locator("#section-form button[value=continue]").click();
  await showsErrors(page);
  await step(page, "bank").click();
  await expect(page).toHaveURL(/bank/);
  await isSilent(page);
  await step(page, "contact").click();
  await expect(page).toHaveURL(/contact/);
  await showsErrors(page);
});
