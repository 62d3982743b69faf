import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";

/** Screens anyone may open, and those a registrant sees; the language is the browser's. */
const open = [
  "/home",
  "/home?notice=society",
  "/home?notice=question",
  "/home?notice=admittance",
  "/home/oppo",
  "/register",
  "/progress",
  "/workspace",
  "/403",
  "/403?loginable=0",
  "/404",
  "/500",
];
const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment"];

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

async function isSound(page: Page, language: string, violations: string[]) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  expect(await foreignWords(page, language)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(violations).toEqual([]);
}

/** What the browser complains about: the content policy and errors of scripts. */
function complaints(page: Page) {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  return heard;
}

for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "zh", locale: "zh-CN", width: 375 },
  { language: "en", locale: "en-US", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
])
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("every open screen is accessible, in one language, within its width and its content policy", async ({
      page,
    }) => {
      const heard = complaints(page);
      for (const path of open)
        await test.step(path, async () => {
          await page.goto(path);
          await isSound(page, language, heard);
        });
    });

    test("every screen of the wizard is, with its errors shown and its lists open", async ({
      page,
      email,
      enterWizard,
    }) => {
      const heard = complaints(page);
      await page.goto("/register");
      await enterWizard(page, email);
      for (const tab of tabs)
        await test.step(tab, async () => {
          await page.goto(`/register/${tab}?check=1`);
          await isSound(page, language, heard);
        });
      await page.goto("/register/basic");
      await page.locator('[id="registeredProvince"]').click();
      await expect(page.getByRole("option").nth(3)).toBeVisible();
      await isSound(page, language, heard);
      await page.goto("/register/basic/pick?field=registeredProvince");
      await isSound(page, language, heard);
      await page.goto("/register/review");
      await isSound(page, language, heard);
    });
  });
