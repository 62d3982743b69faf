import type { Page } from "@playwright/test";

/** Types a code, whose last digit submits the form once scripts are running. Without scripts Enter submits it, as for any user. */
export async function typeCode(page: Page, code: string) {
  const hasScripts = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  if (hasScripts) return page.locator(".code-input[data-drawn] [name=code]").fill(code);
  await page.locator("[name=code]").fill(code);
  await page.locator("[name=code]").press("Enter");
}
