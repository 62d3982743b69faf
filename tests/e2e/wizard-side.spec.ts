import type { Page } from "@playwright/test";
import { openTab } from "../support/wizard-screen";
import { expect, test } from "../support/portal";

const places = [
  { language: "zh", locale: "zh-CN", width: 1280, height: 800 },
  { language: "en", locale: "en-US", width: 1920, height: 1080 },
] as const;

/** The focused element's distance in pixels to the header or the bar, if less; null outside the column. */
const roomOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.closest(".wizard-side")) return null;
    const { top, bottom } = focused.getBoundingClientRect();
    const edge = (selector: string, side: "top" | "bottom") =>
      document.querySelector(selector)?.getBoundingClientRect()[side] ?? Number.NaN;
    return Math.min(top - edge(".site-header", "bottom"), edge(".section-bar", "top") - bottom);
  });

for (const { language, locale, width, height } of places)
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height } });

    test("the bar never covers the focused step", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      await openTab(page, "basic");
      await page.locator(".wizard-side .task").first().focus();
      const rooms: number[] = [];
      for (let room = await roomOfFocus(page); room !== null; room = await roomOfFocus(page)) {
        rooms.push(room);
        await page.keyboard.press("Tab");
      }
      expect(rooms.length).toBeGreaterThan(9);
      expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
    });
  });

test("a step takes one line, and shows no state before it is started", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  const steps = page.locator(".wizard-side .task");
  for (const step of await steps.all()) expect((await step.boundingBox())?.height).toBeLessThanOrEqual(44);
  await expect(steps.locator(".task-state")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /银行信息.*未开始/ })).toBeVisible();
});
