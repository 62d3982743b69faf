import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hydrated } from "../support/hydrated";
import { differenceOf, shadesOf } from "../support/pictures";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

/**
 * The README shows the current product. `UPDATE_PICTURES=1 playwright test pictures` regenerates these pictures and those used
 * for screen comparison.
 */
const folder = new URL("../../docs/images/", import.meta.url);

// One font, so that text has the same position on every machine; the content policy would block the style.
test.use({ bypassCSP: true, portalSettings: {}, viewport: { width: 1280, height: 800 } });
const oneFont = "* { font-family: 'Noto Sans CJK SC' !important; } .watermark { visibility: hidden; }";
/** Dates and numbers change daily; a block that moved makes more than this share of a picture differ. */
const otherDays = 0.01;

const screens: Record<string, { locale: string; open: (page: Page) => Promise<unknown> }> = {
  home: { locale: "en-US", open: (page) => page.goto("/home") },
  "home-zh": { locale: "zh-CN", open: (page) => page.goto("/home") },
  review: {
    locale: "zh-CN",
    async open(page) {
      await openSignedIn(page, "buyer", "/gsrm?search=川芯微");
      await page.locator(".queue-rows tbody th a").first().click();
      await expect(page.locator(".decision-bar .button-primary")).toBeVisible();
      const sheet = page.frameLocator(".document-sheet");
      await expect(sheet.locator("canvas")).toHaveCount(1);
      await expect(sheet.locator(".page-text")).toContainText("统一社会信用代码");
    },
  },
};

for (const [name, { locale, open }] of Object.entries(screens))
  test.describe(name, () => {
    test.use({ locale });

    test(`the README picture ${name} is up to date`, async ({ page }) => {
      await open(page);
      await isAsShown(page, name);
    });
  });

test.describe("basic", () => {
  test.use({ locale: "en-US" });

  test("the README picture of the first tab is up to date", async ({ page, email, openWizard }) => {
    await openWizard(page, email);
    await hydrated(page.locator("#section-form button[value=continue]"));
    await isAsShown(page, "basic");
  });
});

async function isAsShown(page: Page, name: string): Promise<void> {
  await hydrated(page.locator("#main"));
  await expect(page.locator(".answered[aria-busy=true]")).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: oneFont });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const taken = await sharp(await pictureAtRest(page))
    .webp({ quality: 82 })
    .toBuffer();
  const place = new URL(`${name}.webp`, folder);
  if (process.env.UPDATE_PICTURES) await writeFile(place, taken);
  const [now, agreed] = await Promise.all([taken, await readFile(place)].map(shadesOf));
  expect(await differenceOf(now ?? taken, agreed ?? taken, otherDays), name).toBe("");
}

/** A screenshot of the window once nothing in it changes any more, including the document in its frame. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  let picture = await page.screenshot({ animations: "disabled" });
  await expect
    .poll(async () => {
      const before = picture;
      picture = await page.screenshot({ animations: "disabled" });
      return picture.equals(before);
    })
    .toBe(true);
  return picture;
}
