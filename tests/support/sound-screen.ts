import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Words of the other language on a screen, apart from names and the switch itself. */
async function foreignWords(page: Page, language: string) {
  const text = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const other of body.querySelectorAll("script, style, a[href^='mailto:'], [lang]")) other.remove();
    return body.textContent ?? "";
  });
  return language === "zh"
    ? (text.match(/\b[a-z]{4,}\b/g) ?? []).filter((word) => !/^(https?|html|name|company|acme|example)$/.test(word))
    : (text.match(/[\u4e00-\u9fff]+/g) ?? []);
}

/** Expects no violation of axe rules on a screen, or only of the given rules. */
export async function isAccessible(page: Page, ...rules: string[]) {
  // There are no frames of other origins: one run in the page is enough, without a second page to combine results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** Expects a screen to be accessible, in one language, and within both widths, without errors in the browser. */
export async function isSound(page: Page, language: string, violations: string[], other?: number) {
  // §3 fixes the colour of the element under the pointer; the check is of the screen at rest.
  await page.mouse.move(0, 0);
  // A dialog gets its name from its heading just after both are rendered.
  await expect(page.locator("[role=dialog]:not([aria-labelledby], [aria-label])")).toHaveCount(0);
  await isAccessible(page);
  expect(await foreignWords(page, language)).toEqual([]);
  await isWithin(page);
  const size = page.viewportSize();
  if (other && size) {
    await page.setViewportSize({ ...size, width: other });
    await isWithin(page);
    await page.setViewportSize(size);
    await isWithin(page);
  }
  expect(violations).toEqual([]);
}

/** Expects the page to have the width of the window, after a moment, and no element beyond its edge. */
export const isWithin = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        return { width: innerWidth, excess: Math.max(0, scrollWidth - innerWidth) };
      }),
    )
    .toEqual({ width: page.viewportSize()?.width, excess: 0 });

/** Returns the complaints of the browser: about the content policy, and errors of scripts. */
export function complaints(page: Page) {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  return heard;
}
