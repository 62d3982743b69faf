import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

const sizes = [
  { width: 375, height: 667 },
  { width: 667, height: 375 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const size of sizes)
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test("the decision bar is visible at every scroll position, and never covers the focused element", async ({
      page,
    }) => {
      const bar = await openFile(page);
      for (const part of [0, 0.5, 1]) {
        await page.evaluate((at) => scrollTo(0, document.documentElement.scrollHeight * at), part);
        await expect(bar.getByRole("button").first()).toBeInViewport({ ratio: 1 });
        await expect(bar).toBeInViewport({ ratio: 1 });
      }
      const { height } = (await bar.boundingBox())!;
      expect(height, "most of the window is left to read in").toBeLessThan(size.height * 0.45);

      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole("heading", { level: 1 }).focus();
      const { count, covered } = await tabToTheBar(page, bar);
      expect(count, "the answers are on the way").toBeGreaterThan(40);
      expect(covered).toEqual([]);
    });
  });

test("the dialog of a decision covers the bar, and the bar is not printed", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const bar = await openFile(page);
  await bar.getByRole("button").first().click();
  const foot = page.locator(".decision-dialog[open] .decision-foot .button-primary");
  await foot.scrollIntoViewIfNeeded();
  await foot.click({ trial: true });
  await page.keyboard.press("Escape");
  await expect(page.locator(".decision-dialog[open]")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
});

/** Opens the first registration that waits for a review, and returns its decision bar. */
async function openFile(page: Page): Promise<Locator> {
  await openSignedIn(page, "buyer2", "/gsrm?state=preliminaryReview");
  await page.locator(".queue-rows tbody th a").first().click();
  const bar = page.locator(".decision-bar");
  await expect(bar.getByRole("button").first()).toBeVisible();
  await expect(page.locator(".file-main .answer").first()).toBeVisible();
  return bar;
}

/** Presses Tab until the bar is reached, and lists the elements that the bar covered on the way. */
async function tabToTheBar(page: Page, bar: Locator) {
  const covered: string[] = [];
  for (let count = 1; ; count += 1) {
    await page.keyboard.press("Tab");
    const focused = await bar.evaluate((element) => {
      const active = document.activeElement!;
      if (element.contains(active)) return null;
      const { top, bottom } = active.getBoundingClientRect();
      const edge = element.getBoundingClientRect().top;
      // A browser does not scroll when the focus enters a frame that is partly in view.
      const isCovered = active instanceof HTMLIFrameElement ? top > edge - 44 : bottom > edge + 1;
      return { isCovered, name: `${active.tagName} ${active.textContent}`.slice(0, 60) };
    });
    if (!focused) return { count, covered };
    if (focused.isCovered) covered.push(focused.name);
  }
}
