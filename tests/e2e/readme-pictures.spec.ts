import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hydrated } from "../support/hydrated";
import { differenceOf, shadesOf } from "../support/pictures";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

/**
 * What the README shows is today's product. `UPDATE_PICTURES=1 playwright test pictures` takes the pictures again, with those
 * that screens are compared with.
 */
const folder = new URL("../../docs/images/", import.meta.url);

// One font, so that letters stand at the same place on every machine; the policy would refuse the style.
test.use({ bypassCSP: true, portalSettings: {}, viewport: { width: 1280, height: 800 } });
const oneFont = "* { font-family: 'Noto Sans CJK SC' !important; } .watermark { visibility: hidden; }";
/** Days and numbers are others each day; a block that moved makes more than this share of a picture differ. */
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

    test(`the README shows ${name} as it is`, async ({ page }) => {
      await open(page);
      await isAsShown(page, name);
    });
  });

test.describe("basic", () => {
  test.use({ locale: "en-US" });

  test("the README shows the first tab as it is", async ({ page, email, openWizard }) => {
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

/** The window once nothing in it changes any more, the document in its frame included. */
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
