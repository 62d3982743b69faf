import { type Browser, expect, type Page } from "@playwright/test";
import { openSignedIn } from "./sign-in-screen";
import { submitEveryTab } from "./wizard-screen";

/** Returns a registration with these comments, each by the form name of its answer. `search` finds it in the queue. */
export async function returnFromDesk(desk: Page, search: string, comments: Record<string, string>) {
  await desk.goto(`/gsrm?view=all&search=${encodeURIComponent(search)}`);
  await desk.locator(".queue-rows tbody th a").first().click();
  for (const [name, text] of Object.entries(comments)) {
    // The name of a field in a row may end with the row's ID.
    const place = desk.locator(`[name="comment:${name}"], [name^="comment:${name}@"]`);
    await place.locator("xpath=ancestor::details/summary").click();
    await place.fill(text);
  }
  await desk.locator(".decision-buttons button", { hasText: "退回修改" }).click();
  await desk.locator("#decision-reason").fill("资料总体完整。请修改以下内容，其余无需重填。");
  await expect(desk.locator(".email-preview")).toContainText("其余无需重填");
  await desk.locator(".decision-dialog button[type=submit]").click();
  await expect(desk.locator(".decision-dialog")).toBeHidden();
}

/** Submits the registration of this page, and has it returned with these comments, each by the form name of its answer. */
export async function submitAndReturn(page: Page, browser: Browser, comments: Record<string, string>) {
  await submitEveryTab(page);
  const number = await page.locator(".success-number strong").innerText();
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, locale: "zh-CN" });
  const desk = await context.newPage();
  await openSignedIn(desk, "buyer", "/gsrm");
  await returnFromDesk(desk, number, comments);
  await context.close();
}
