import { expect, test } from "../support/portal";
import { isSound } from "../support/sound-screen";
import { openSignedIn } from "../support/sign-in-screen";
import { noCodes, startPortal } from "../support/server";

for (const { language, locale, words } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    words: {
      title: "服务统计",
      steps: "从开始注册到通过审核",
      table: "以表格显示",
      errors: "最常见的校验错误",
      open: /…/,
      speed: "页面速度",
    },
  },
  {
    language: "English",
    locale: "en-US",
    words: {
      title: "Service figures",
      steps: "From start to approval",
      table: "Show as table",
      errors: "Most frequent validation errors",
      open: /has … characters/,
      speed: "Speed of the pages",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a super admin opens the service figures from the review figures", async ({ page }) => {
      const own = await startPortal(noCodes);
      await openSignedIn(page, "admin", `${own.url}/gsrm/figures`);
      await page.getByRole("link", { name: words.title }).click();
      await expect(page).toHaveURL(/service-figures/);
      await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
      const steps = page.getByRole("region", { name: words.steps });
      await expect(steps.getByRole("listitem")).toHaveCount(11);
      await steps.getByText(words.table).click();
      await expect(steps.getByRole("table")).toBeVisible();
      await expect(page.getByRole("region", { name: words.errors }).getByRole("row")).toHaveCount(5);
      // The detail of a message is not counted.
      await expect(
        page.getByRole("region", { name: words.errors }).getByRole("row", { name: words.open }),
      ).toBeVisible();
      await expect(page.getByRole("region", { name: words.speed })).toContainText("/register/basic");
      await isSound(page, locale.slice(0, 2), [], 375);
      await own.stop();
    });
  });

test("visits are measured until they count in the figures, and automated browsers are not", async ({ browser }) => {
  const own = await startPortal(noCodes);
  const admin = await browser.newPage({ locale: "en-US" });
  await openSignedIn(admin, "admin", `${own.url}/gsrm/service-figures`);
  const row = admin.getByRole("region", { name: "Speed of the pages" }).getByRole("row", { name: "/legal/:text" });
  const visitor = await browser.newPage();
  const visit = async () => {
    const measuring = visitor.waitForResponse(/page-speed/);
    await visitor.goto(`${own.url}/legal/admittance`);
    await measuring;
    await visitor.getByRole("heading", { level: 1 }).click();
  };
  for (let at = 0; at < 5; at += 1) await visit();
  await admin.reload();
  await expect(admin.getByRole("region", { name: "Speed of the pages" })).toContainText("/home");
  await expect(row).toHaveCount(0);
  await visitor.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "webdriver", { configurable: true, get: () => false }),
  );
  // The last visit is reported when the page is left.
  for (let at = 0; at < 6; at += 1) await visit();
  await visitor.goto("about:blank");
  await expect(async () => {
    await admin.reload();
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  await own.stop();
});
