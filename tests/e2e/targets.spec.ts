import { expect, test } from "../support/portal";

const pages = ["/home", "/register", "/register/start", "/progress", "/workspace", "/legal/honest"];

/**
 * The controls below the minimum height, with their height. A checkbox counts with its label, a card link with its card; links
 * within a sentence are exempt (WCAG 2.5.8).
 */
const tooLow = (selector: string, least: number) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !target.closest("p:not(.notice-own-page), .rich-text, label, .off-screen, .skip-link, dialog"))
    .map((target) => {
      const areas = [target, target.closest(".service"), ...((target as HTMLInputElement).labels ?? [])];
      const heights = areas.map((area) => area?.getBoundingClientRect().height ?? 0);
      return { text: target.innerText || target.id, height: Math.max(...heights) };
    })
    .filter(({ height }) => height < least)
    .map(({ text, height }) => `${text}: ${height}`);

for (const { locale, width } of [
  { locale: "zh-CN", width: 375 },
  { locale: "zh-CN", width: 1280 },
  { locale: "en-US", width: 375 },
])
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    for (const path of pages)
      test(`controls on ${path} are large enough for a finger, and primary controls larger still`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator("html")).toHaveAttribute("lang", locale === "zh-CN" ? "zh-CN" : "en");
        await expect(page.getByRole("main")).toBeVisible();
        expect(await page.evaluate(tooLowCall("a[href], button, summary, select, input", 24))).toEqual([]);
        expect(
          await page.evaluate(
            tooLowCall(
              ".button-primary, .button-default, .button-quiet, .hero-button, .site-nav a, .control, .notice-fold summary",
              44,
            ),
          ),
        ).toEqual([]);
      });
  });

const tooLowCall = (selector: string, least: number) => `(${tooLow.toString()})(${JSON.stringify(selector)}, ${least})`;
