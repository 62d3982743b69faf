import type { Page } from "@playwright/test";
import { acme } from "../support/company";
import { hydrated } from "../support/hydrated";
import { honoursLargeText, twiceTheText } from "../support/large-text";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { fillEveryTab } from "../support/wizard-screen";
import config from "../../playwright.config";

const { launchOptions } = config.use ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), twiceTheText] } });

const tabs = Object.keys(acme);
const visitors = ["/home", "/register", "/register/start", "/progress", "/legal/privacy", "/404"];
const workspace = [
  "/workspace",
  // Every company of the demo: which of them are on the first page depends on the day.
  "/gsrm?view=all&size=100",
  "/workspace/zone",
  "/gsrm/personal",
  "/gsrm/worksDetail/PrivateMessage",
];
const company = ["/gcis", "/gcis/company"];

/** Opens each page and checks its texts. */
async function checkEach(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await honoursLargeText(page);
    });
}

for (const { locale, width } of [
  { locale: "zh-CN", width: 1280 },
  { locale: "zh-CN", width: 375 },
  { locale: "en-US", width: 1280 },
  { locale: "en-US", width: 375 },
])
  test.describe(`${locale} at ${width} px, with a text size of 200 %`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("the pages of visitors", async ({ page }) => {
      await checkEach(page, visitors);
    });

    test("the registration, from an empty tab to the progress page", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      await checkEach(
        page,
        tabs.map((tab) => `/register/${tab}?check=1`),
      );
      await page.goto("/register/basic");
      await fillEveryTab(page);
      await checkEach(page, [...tabs.map((tab) => `/register/${tab}`), "/register/review"]);
      await page.locator(".review .section-bar button[type=submit]").click();
      await expect(page).toHaveURL(/success/);
      await checkEach(page, ["/register/success", "/register/answers", "/progress"]);
    });

    test("the workspace of purchasing and of a supplier", async ({ page, browser, baseURL }) => {
      await openSignedIn(page, "buyer");
      await checkEach(page, workspace);
      await page.goto("/gsrm?view=all");
      await page.locator(".queue-rows tbody th a").first().click();
      await hydrated(page.locator(".decision-buttons button").first());
      await honoursLargeText(page);
      const other = await browser.newContext({ baseURL, locale, viewport: { width, height: 812 } });
      const supplier = await other.newPage();
      await openSignedIn(supplier, "supplier");
      await checkEach(supplier, company);
      await other.close();
    });
  });
