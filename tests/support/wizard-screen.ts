import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated";

/** Opens a tab of the registration and waits until React serves its form. */
export async function openTab(page: Page, tab: string) {
  await page.goto(`/register/${tab}`);
  await hydrated(page.locator("#section-form button[value=continue]"));
}
