import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { acme, fillTab } from "../support/company";
import { hydrated } from "../support/hydrated";
import { differenceOf, shadesOf } from "../support/pictures";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { openTab } from "../support/wizard-screen";

/** Where the pictures lie that were agreed on; UPDATE_PICTURES=1 takes them anew. */
const folder = new URL("pictures/", import.meta.url);

// Letters of one font stand at the same place on every machine; scripts/chromium.mjs installs it. The policy would refuse the style.
// A portal of its own: what other tests register would stand on its screens.
test.use({ bypassCSP: true, portalSettings: {} });
const oneFont = "* { font-family: 'Noto Sans CJK SC' !important; } .watermark { visibility: hidden; }";

/** Days and numbers are others each time: all of them become the same. */
function withoutNumbers() {
  const months = /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const fixed = text.data.replace(months, "Month").replace(/\d+/g, "00");
    if (fixed !== text.data) text.data = fixed;
  }
}

async function shadesOfScreen(page: Page) {
  // Before that, React would put the numbers back.
  await hydrated(page.locator("#main"));
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: oneFont });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(withoutNumbers);
  return shadesOf(await page.screenshot({ fullPage: true, animations: "disabled" }));
}

const agreedPicture = (name: string) => new URL(`${name}.png`, folder);

/** The screen looks as it did when its picture was agreed on. */
async function looksAsAgreed(page: Page, name: string) {
  const shades = await shadesOfScreen(page);
  if (process.env.UPDATE_PICTURES) {
    await mkdir(folder, { recursive: true });
    await writeFile(agreedPicture(name), shades);
  }
  // What was seen, beside the report of a failure.
  await writeFile(test.info().outputPath(`${name}.png`), shades);
  expect.soft(await differenceOf(shades, await readFile(agreedPicture(name))), name).toBe("");
}

test("a block that has moved by 16 pixels, or is gone, does not go unseen", async ({ page }) => {
  const agreed = await readFile(agreedPicture("zh-country"));
  for (const fault of ["h1 { margin-top: 16px; margin-bottom: -16px; }", "form#before label { visibility: hidden; }"]) {
    await page.goto("/register");
    await page.addStyleTag({ content: fault });
    expect(await differenceOf(await shadesOfScreen(page), agreed), fault).toMatch(/ % of it differs/);
  }
});

// They come first: what is submitted below would stand in the queue.
for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
])
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("the queue of a reviewer looks as agreed on", async ({ page }) => {
      await openSignedIn(page, "buyer2", "/gsrm");
      await expect(page.locator("[data-subapp] tbody").first()).toBeVisible();
      await looksAsAgreed(page, `${language}-queue`);
    });
  });

test("the screens of a registration look as agreed on", async ({ page, codeFor }) => {
  const email = "wang.fang@acme.example";
  await page.goto("/home");
  await looksAsAgreed(page, "zh-home");
  await page.goto("/register");
  await looksAsAgreed(page, "zh-country");
  await page.goto("/register");
  await page.locator("#consentAgreementFlag").check();
  await page.locator("form#before button[type=submit]").click();
  await hydrated(page.locator("[name=name]"));
  await page.locator("[name=name]").fill("王芳");
  await page.locator("[name=email]").fill(email);
  await page.locator("button[value=send]").click();
  const code = page.locator("[name=code]");
  await expect(code).toBeVisible();
  await looksAsAgreed(page, "zh-code");
  await code.fill(await codeFor(email));
  await page.locator("button[value=start]").click();
  await page.waitForURL(({ pathname }) => pathname === "/register/basic");
  await openTab(page, "basic");
  await looksAsAgreed(page, "zh-basic");
  await openTab(page, "basic");
  await page.locator("#section-form button[value=continue]").click();
  await expect(page.locator("main .notice-error").first()).toBeVisible();
  await looksAsAgreed(page, "zh-basic-errors");
  for (const tab of ["business", "bank", "attachment"]) {
    await openTab(page, tab);
    await looksAsAgreed(page, `zh-${tab}`);
  }
  await openTab(page, "basic");
  for (const [tab, answers] of Object.entries(acme)) {
    await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
    await fillTab(page, answers);
    await page.locator("#section-form button[value=continue]").click();
  }
  await expect(page).toHaveURL(/review$/);
  await page.goto("/register/review");
  await looksAsAgreed(page, "zh-review");
  await page.goto("/register/review");
  await page.locator(".review .section-bar button[type=submit]").click();
  await expect(page).toHaveURL(/success$/);
  await looksAsAgreed(page, "zh-success");
  await page.goto("/progress");
  await looksAsAgreed(page, "zh-progress");
});

test.describe("in English on a phone", () => {
  test.use({ locale: "en-US", viewport: { width: 375, height: 812 } });

  test("the first screens of a supplier look as agreed on", async ({ page, email, openWizard }) => {
    await page.goto("/home");
    await looksAsAgreed(page, "en-home");
    await page.goto("/register");
    await looksAsAgreed(page, "en-country");
    await openWizard(page, email);
    await hydrated(page.locator("#section-form button[value=continue]"));
    await page.locator("#section-form button[value=continue]").click();
    await expect(page.locator("main .notice-error").first()).toBeVisible();
    await looksAsAgreed(page, "en-basic-errors");
  });
});
