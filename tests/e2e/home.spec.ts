import { conductRecordYears } from "~/rules/limits/records";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";

test("the root redirects to the home page, unknown paths to 404, and the 404 page links home", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/home$/);
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(/\/404$/);
  await page.getByRole("link", { name: "返回首页" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("the integrity code opens first, and later the page read last", async ({ page }) => {
  await page.goto("/home");
  const integrity = page.locator(".notice-fold[open]").filter({ hasText: "廉洁商业守则" });
  await expect(integrity.getByRole("link", { name: "八、举报与奖励" })).toBeVisible();
  // Its parts come first; the text itself is a press away.
  const text = page.getByText(`至少保存 ${conductRecordYears} 年`);
  await expect(text).toBeHidden();
  await integrity.getByRole("link", { name: "阅读全文" }).click();
  await expect(text).toBeVisible();
  await page.goto("/home");
  const society = page.locator(".notice-fold summary").filter({ hasText: "社会责任守则" });
  // Scripts record which page was read.
  await hydrated(society);
  await society.click();
  await expect(page).toHaveURL(/notice=society/);
  await page.goto("/home");
  await expect(page.locator(".notice-fold[open]").filter({ hasText: "社会责任守则" })).toBeVisible();
  await expect(page.locator(".notice-fold[open]")).toHaveCount(1);
  // A page opened by a link also counts as the last one read.
  await page.goto("/home?notice=question");
  await hydrated(society);
  await page.goto("/home");
  await expect(page.locator(".notice-fold[open]").filter({ hasText: "尽职调查" })).toBeVisible();
});

for (const { locale, usual } of [
  { locale: "zh-CN", usual: /90% 的申请在 \d+ 个工作日内得到答复/ },
  { locale: "en-US", usual: /90% of registrations were answered within \d+ working days/ },
])
  test.describe(`home in ${locale}`, () => {
    test.use({ locale });
    test("shows the working days within which most registrations got a result", async ({ page }) => {
      for (const address of ["/home", "/home/oppo"]) {
        await page.goto(address);
        await expect(page.getByText(usual)).toBeVisible();
      }
    });
  });

test("a language choice persists across visits, regardless of the browser's languages", async ({ page }) => {
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
    test(`gets ${lang}`, async ({ page }) => {
      await page.goto("/home");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the information pages open as links, and each section expands", async ({ page }) => {
    await page.goto("/home");
    await page.locator("footer").getByRole("link", { name: "准入指南" }).click();
    await expect(page).toHaveURL(/notice=admittance/);
    await expect(page.locator(".notice-fold[open]").filter({ hasText: "准入指南" })).toBeVisible();
    await page.locator(".notice-fold summary").filter({ hasText: "尽职调查" }).click();
    const opened = page.locator(".notice-fold[open]");
    await expect(opened).toHaveCount(1);
    await opened.getByRole("link", { name: "阅读全文" }).click();
    await expect(page).toHaveURL(/\/legal\/question$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("尽职调查");
  });
});

test("the access guide is followed by the cooperation guide for this domain", async ({ page }) => {
  await page.goto("/home?notice=admittance");
  await expect(page.getByRole("heading", { name: /供应商准入指南/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /合作企业指南/ })).toBeVisible();
  await expect(page.getByText("仅带订单编号的书面订单有效", { exact: false })).toBeVisible();
  await page.goto("/legal/admittance");
  await expect(page.getByRole("heading", { name: /合作企业指南/ })).toBeVisible();
});

for (const { language, locale, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    words: { tab: "社会责任守则", part: "三、利益冲突", open: "阅读全文", print: "打印" },
  },
  {
    language: "en",
    locale: "en-US",
    words: {
      tab: "Social responsibility code",
      part: "3. Conflicts of interest",
      open: "Read in full",
      print: "Print",
    },
  },
])
  test.describe(`on a phone in ${language}`, () => {
    test.use({ locale, viewport: { width: 375, height: 812 } });

    test("the texts are collapsed to their parts until the user chooses one", async ({ page }) => {
      await page.goto("/home");
      const whole = page.locator(".notice-whole");
      await expect(whole).toBeHidden();
      const tab = page.locator(".notice-fold summary").filter({ hasText: words.tab });
      await hydrated(tab);
      await tab.click();
      await expect(whole).toBeVisible();
      await page.goto("/home");
      await expect(page.locator(".notice-fold[open]").filter({ hasText: words.tab })).toBeVisible();
      await expect(whole).toBeHidden();
    });

    test("a part links to the text's own page, which prints without header and controls", async ({ page }) => {
      await page.goto("/home");
      await page.getByRole("link", { name: words.part }).click();
      await expect(page).toHaveURL(/\/legal\/honest#part-3$/);
      await expect(page.getByRole("heading", { name: words.part })).toBeInViewport();
      await expect(page.getByRole("button", { name: words.print })).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("header.site-header")).toBeHidden();
      await expect(page.getByRole("button", { name: words.print })).toBeHidden();
      await expect(page.getByRole("heading", { name: words.part })).toBeVisible();
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("the same parts and pages are shown", async ({ page }) => {
        await page.goto("/home");
        await expect(page.locator(".notice-whole")).toBeHidden();
        await page.getByRole("link", { name: words.open }).click();
        await expect(page.getByRole("link", { name: words.part })).toBeVisible();
        await page.goto("/legal/no-such-text");
        await expect(page).toHaveURL(/\/404$/);
      });
    });
  });
