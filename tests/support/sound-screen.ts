import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Words of the other language on a screen, apart from names and the switch itself. */
async function foreignWords(page: Page, language: string) {
  const text = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const other of body.querySelectorAll("script, style, [lang]")) other.remove();
    return body.textContent ?? "";
  });
  return language === "zh"
    ? (text.match(/\b[a-z]{4,}\b/g) ?? []).filter((word) => !/^(https?|html|name|company|acme|example)$/.test(word))
    : (text.match(/[\u4e00-\u9fff]+/g) ?? []);
}

/**
 * A screen is accessible, in one language, within its width and the other width given, and the browser has nothing to
 * complain about.
 */
export async function isSound(page: Page, language: string, violations: string[], other?: number) {
  // §3 fixes the colour of what the pointer is on; here the screen at rest is looked at.
  await page.mouse.move(0, 0);
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  expect(await foreignWords(page, language)).toEqual([]);
  await isWithin(page);
  const size = page.viewportSize();
  if (other && size) {
    await page.setViewportSize({ ...size, width: other });
    await isWithin(page);
    await page.setViewportSize(size);
  }
  expect(violations).toEqual([]);
}

/** Nothing stands beyond the screen's edge. */
const isWithin = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

/** What the browser complains about: the content policy and errors of scripts. */
export function complaints(page: Page) {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  return heard;
}
