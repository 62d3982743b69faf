import { expect, type Page } from "@playwright/test";
import { acme, fillTab } from "./company";
import { hydrated } from "./hydrated";

/** Opens a tab of the registration and waits until React serves its form. */
export async function openTab(page: Page, tab: string) {
  await page.goto(`/register/${tab}`);
  await hydrated(page.locator("#section-form button[value=continue]"));
}

/** Fills every tab from the first one on, each once its scripts are ready, and arrives at the review. */
export async function fillEveryTab(page: Page) {
  const goOn = page.locator("#section-form button[value=continue]");
  for (const [tab, answers] of Object.entries(acme)) {
    await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
    await hydrated(goOn);
    await fillTab(page, answers);
    await goOn.click();
  }
  await expect(page).toHaveURL(/review$/);
}

/** Fills every tab and submits the registration. */
export async function submitEveryTab(page: Page) {
  await fillEveryTab(page);
  await page.locator(".review .section-bar button[type=submit]").click();
  await expect(page).toHaveURL(/success/);
}
