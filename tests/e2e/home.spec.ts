import { expect, test } from "../support/portal";

test("the root leads to the home page, unknown paths to 404, and the logo home", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/home$/);
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(/\/404$/);
  await page.getByRole("link", { name: "返回首页" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("the integrity code is open first, and the last page read is open the next time", async ({ page }) => {
  await page.goto("/home");
  await expect(page.getByText("至少保存六年").or(page.getByText(/六年/)).first()).toBeVisible();
  await page.locator("main").getByRole("link", { name: "社会责任守则" }).click();
  await expect(page).toHaveURL(/notice=society/);
  await page.goto("/home");
  await expect(page.locator("main [aria-current]").filter({ hasText: "社会责任守则" })).toBeVisible();
});

test("a choice of language is kept over visits, whatever the browser says", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Register as a supplier");
  await page.getByRole("button", { name: "中文" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page).toHaveURL(/\/register$/);
});

for (const { locale, lang } of [
  { locale: "zh-TW", lang: "zh-CN" },
  { locale: "zh-Hant-HK", lang: "zh-CN" },
  { locale: "de-DE", lang: "en" },
  { locale: "ja-JP", lang: "en" },
])
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test(`reads ${lang}`, async ({ page }) => {
      await page.goto("/home");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the information pages open as links", async ({ page }) => {
    await page.goto("/home");
    await page.locator("main").getByRole("link", { name: "准入指南" }).click();
    await expect(page).toHaveURL(/notice=admittance/);
    await expect(page.locator("main [aria-current]").filter({ hasText: "准入指南" })).toBeVisible();
  });
});

test("below the access guide stands how one works with the companies of this domain", async ({ page }) => {
  await page.goto("/home?notice=admittance");
  await expect(page.getByRole("heading", { name: /供应商准入指南/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /合作企业指南/ })).toBeVisible();
  await expect(page.getByText("只有带订单编号的书面订单有效", { exact: false })).toBeVisible();
});
