import { mkdir, readFile, writeFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./hydrated";
import { differenceOf, shadesOf } from "./pictures";

/** The folder of the approved pictures; UPDATE_PICTURES=1 retakes them. */
const folder = new URL("../e2e/pictures/", import.meta.url);

// With one font the layout is the same on every machine; scripts/chromium.mjs installs it. The content security policy
// would block this style, so specs that compare pictures bypass it.
const oneFont = "* { font-family: 'Noto Sans CJK SC' !important; } .watermark { visibility: hidden; }";

/** Replaces days and numbers, which differ in each run. */
function withoutNumbers() {
  const months = /\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*(?= \d)/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const fixed = text.data.replace(months, "Month").replace(/\d+/g, "00");
    if (fixed !== text.data) text.data = fixed;
  }
}

/** Takes a greyscale picture of a screen. `part` is the whole page, or the window covered by a dialog. */
export async function shadesOfScreen(page: Page, part: "page" | "window" = "page") {
  // Earlier, React would restore the numbers.
  await hydrated(page.locator("#main"));
  // Wait for content that the page loads later, because it moves the content below it.
  await expect(page.locator(".answered[aria-busy=true], .loading").filter({ visible: true })).toHaveCount(0);
  await page.mouse.move(0, 0);
  // The scroll position after a click and a reload is not deterministic.
  if (part === "window") await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.addStyleTag({ content: oneFont });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(withoutNumbers);
  return shadesOf(await page.screenshot({ fullPage: part === "page", animations: "disabled" }));
}

export const agreedPicture = (name: string) => new URL(`${name}.png`, folder);

/** Expects the screen to match its approved picture. */
export async function looksAsAgreed(page: Page, name: string, part?: "window") {
  const shades = await shadesOfScreen(page, part);
  if (process.env.UPDATE_PICTURES) {
    await mkdir(folder, { recursive: true });
    await writeFile(agreedPicture(name), shades);
  }
  // The picture taken, next to the report of a failure.
  await writeFile(test.info().outputPath(`${name}.png`), shades);
  expect.soft(await differenceOf(shades, await readFile(agreedPicture(name))), name).toBe("");
}
