import { acme, fillTab } from "../support/company";
import { expect, test } from "../support/portal";

const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment"] as const;

/** tests/support/journeys.ts runs the journey in Chinese on a wide screen against every base API. */
test.use({ locale: "en-US", viewport: { width: 375, height: 812 } });

test("a supplier registers a company through all seven tabs and submits it, in English on a phone", async ({
  page,
  email,
  enterWizard,
  mail,
}) => {
  await enterWizard(page, email);
  for (const tab of tabs) {
    await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
    await fillTab(page, acme[tab]);
    await page.locator("#section-form button[value=continue]").click();
  }
  await expect(page.getByRole("heading", { level: 1, name: "Check and submit" })).toBeVisible();
  await page.getByRole("button", { name: "Submit registration" }).click();
  await expect(page.getByRole("heading", { name: "Registration submitted" })).toBeVisible();
  await expect(page.getByText(/SR-\d{8}-\d{6}/)).toBeVisible();
  await expect.poll(() => mail.emailsTo(email).length).toBe(2);
});
