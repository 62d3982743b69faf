import type { Page } from "@playwright/test";
import { listField } from "../support/company";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";

const place = (page: Page) => listField(page, "registeredProvince");
const options = (page: Page) => page.getByRole("option");
/** The list shows the results for the typed text, with its first value active. */
const isAnswered = (page: Page, name: string) =>
  expect(listField(page, name)).toHaveAttribute("aria-activedescendant", /./);

async function isShenzhen(page: Page) {
  await expect(page.locator("input[name=registeredProvince]")).toHaveValue("440000");
  await expect(page.locator("input[name=registeredCity]")).toHaveValue("440300");
}

for (const { language, locale, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    words: {
      place: "广东省 / 深圳市",
      guangdong: "广东省",
      shenzhen: "深圳市",
      failed: "列表加载失败",
      nothing: "没有找到",
    },
  },
  {
    language: "en",
    locale: "en-US",
    words: {
      place: "Guangdong / Shenzhen",
      guangdong: "Guangdong",
      shenzhen: "Shenzhen",
      failed: "could not be loaded",
      nothing: "No results",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a city is found by its name, pinyin, initials, English name and code, and is shown with its province", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      const field = place(page);
      await expect(field).toHaveRole("combobox");
      for (const query of ["深圳", "shenzhen", "szs", "Shen Zhen", "440300"])
        await test.step(query, async () => {
          await field.fill(query);
          await isAnswered(page, "registeredProvince");
          const city = options(page).filter({ hasText: words.place });
          await expect(city).toBeVisible();
          await city.click();
          await expect(field).toHaveValue(words.place);
          await isShenzhen(page);
          await field.fill("");
          await field.press("Enter");
          await expect(field).toHaveValue("");
        });
    });

    test("by keyboard only: open the provinces, then the cities of one, and go back", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      const field = place(page);
      await expect(field).toHaveRole("combobox");
      await field.focus();
      await page.keyboard.press("ArrowDown");
      await expect(options(page).filter({ hasText: words.guangdong })).toBeVisible();
      await page.keyboard.press("End");
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
      // Inside the first province, the option to go back comes first.
      const back = options(page).first();
      await expect(back).toContainText("‹");
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
      await page.keyboard.type("guangdong");
      await isAnswered(page, "registeredProvince");
      await page.keyboard.press("Enter");
      await page.keyboard.type("shenz");
      await expect(options(page).filter({ hasText: words.shenzhen })).toBeVisible();
      await isAnswered(page, "registeredProvince");
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue(words.place);
      await isShenzhen(page);
      await expect(page.getByRole("listbox")).toHaveCount(0);
    });

    test("Enter with no match in an open list selects and saves nothing; Escape discards the typed text", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      const field = listField(page, "capitalCurrency");
      await expect(field).toHaveRole("combobox");
      const before = await field.inputValue();
      const posts: string[] = [];
      page.on("request", (request) => request.method() !== "GET" && posts.push(request.url()));
      await field.fill("zzzz");
      await expect(page.locator(".options")).toContainText(words.nothing);
      await field.press("Enter");
      await expect(page.locator(".options")).toBeVisible();
      await field.press("Escape");
      await expect(page.locator(".options")).toHaveCount(0);
      await expect(field).toHaveValue(before);
      await expect(field).toBeFocused();
      expect(posts).toEqual([]);
    });

    test("Tab keeps the selected value, and shows an error with the typed text that matches no option", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      const field = listField(page, "capitalCurrency");
      await expect(field).toHaveRole("combobox");
      const before = await field.inputValue();
      expect(before).not.toBe("");
      await field.fill("dollars of mine");
      await field.press("Tab");
      await expect(field).toHaveValue(before);
      await expect(page.locator("#field-capitalCurrency")).toContainText(/dollars of mine.*(列表|list)/);
    });

    test("a list that fails to load shows an error and can be retried", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      await page.route("**/v2/lov/**", (route) => route.abort());
      const field = place(page);
      await expect(field).toHaveRole("combobox");
      await field.fill("shenzhen");
      await expect(page.locator(".options")).toContainText(words.failed);
      await expect(page.getByRole("status").filter({ hasText: words.failed })).toContainText("Enter");
      await page.unroute("**/v2/lov/**");
      await field.press("Enter");
      await expect(options(page).filter({ hasText: words.place })).toBeVisible();
    });

    test("several values: chips, Backspace, and a list that stays open", async ({ page, email, openWizard }) => {
      const heard = complaints(page);
      await openWizard(page, email, "/register/business");
      const field = listField(page, "coverageCountries");
      await expect(field).toHaveRole("combobox");
      for (const query of ["deguo", "yn", "CN"]) {
        await field.fill(query);
        await isAnswered(page, "coverageCountries");
        await field.press("Enter");
        await expect(field).toHaveValue("");
      }
      const chosen = page.locator("input[name=coverageCountries]");
      await expect(chosen).toHaveCount(3);
      await expect(page.getByRole("listbox")).toBeVisible();
      await isSound(page, language, heard);
      // Typing the name of a value that is already selected keeps it.
      await field.fill("deguo");
      await isAnswered(page, "coverageCountries");
      await field.press("Enter");
      await expect(field).toHaveValue("");
      await expect(chosen).toHaveCount(3);
      await field.press("Backspace");
      await expect(chosen).toHaveCount(2);
      await page.locator("#field-coverageCountries .chosen button").first().click();
      await expect(chosen).toHaveCount(1);
      await expect(field).toBeFocused();
    });
  });

test("the characters that match the typed pinyin or initials are highlighted", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  const field = place(page);
  await expect(field).toHaveRole("combobox");
  await field.fill("shenz");
  const city = options(page).filter({ hasText: "深圳市" });
  await expect(city.locator("mark").first()).toHaveText("深圳");
  await expect(city.locator("[lang] mark")).toHaveText(["shen", "z"]);
});

test("a slow response to earlier text does not replace the response to the current text", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  const field = listField(page, "capitalCurrency");
  await expect(field).toHaveRole("combobox");
  const slow = Promise.withResolvers<void>();
  await page.route("**/v2/lov/**query=ruble*", async (route) => {
    await slow.promise;
    await route.continue().catch(() => undefined);
  });
  await field.fill("ruble");
  await page.waitForRequest(/query=ruble/);
  await field.fill("usd");
  await expect(options(page)).toHaveText([/USD/]);
  slow.resolve();
  await expect(options(page)).toHaveText([/USD/]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 500 }, hasTouch: true, locale: "en-US" });

  test("the list works by touch, fits in the visible part of the screen, and is accessible", async ({
    page,
    email,
    openWizard,
  }) => {
    const heard = complaints(page);
    await openWizard(page, email);
    const field = place(page);
    await expect(field).toHaveRole("combobox");
    await field.tap();
    await expect(options(page).nth(3)).toBeVisible();
    const list = await page.locator(".options").boundingBox();
    expect(list?.y).toBeGreaterThanOrEqual(0);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(500);
    for (const option of await options(page).all())
      expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await isSound(page, "en", heard);
    await options(page).filter({ hasText: "Guangdong" }).tap();
    await options(page).filter({ hasText: "Shenzhen" }).tap();
    await expect(field).toHaveValue("Guangdong / Shenzhen");
    await isShenzhen(page);
  });
});
