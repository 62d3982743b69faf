import type { Page } from "@playwright/test";
import { openDatabase } from "../support/open-database";
import { expect, test } from "../support/portal";
import type { RunningPortal } from "../support/server";
import { enterPassword, openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** The call behind the review queue. */
const queue = "**/isp/onboarding/registrations?*";

async function enter(page: Page, account: string, to: string) {
  await openSignedIn(page, account, to);
  await expect(page.locator(".tab-history")).toBeVisible();
}

for (const { language, locale, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    words: { queue: "准入审核", standing: "准入状态", orders: "采购订单", back: "返回工作台", retry: "重试" },
  },
  {
    language: "en",
    locale: "en-US",
    words: {
      queue: "Onboarding reviews",
      standing: "Onboarding status",
      orders: "Purchase orders",
      back: "Back to workspace",
      retry: "Try again",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("the purchasing side shows submitted registrations, and an error while its call fails", async ({ page }) => {
      const heard = complaints(page);
      await page.route(queue, (route) => route.fulfill({ status: 503, json: { failed: true, code: "request.e503" } }));
      await enter(page, language === "zh" ? "buyer" : "buyer2", "/gsrm");
      await expect(page.getByRole("heading", { name: words.queue })).toBeVisible();
      await expect(page.getByRole("alert")).toBeVisible();
      await isSound(page, language, heard);
      await page.unroute(queue);
      await page.getByRole("button", { name: words.retry }).click();
      await expect(page.getByRole("rowheader").first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${words.queue} · `));
    });

    test("the supplier's side shows the company's status, on a phone too", async ({ page }) => {
      await enter(page, "supplier", "/gcis");
      await expect(page.getByRole("heading", { name: words.standing })).toBeVisible();
      await expect(page.locator(".timeline-stage")).toHaveCount(9);
      await page.setViewportSize({ width: 375, height: 800 });
      await isSound(page, language, []);
    });

    test("a menu without a page shows a generic one, which names the menu and links back", async ({ page, portal }) => {
      const heard = complaints(page);
      addMenu(portal);
      await enter(page, "supplier", "/gsrm/purchase/orders");
      await expect(page.getByRole("heading", { name: words.orders })).toBeVisible();
      await isSound(page, language, heard);
      await expect(page.locator(".tab-history [data-current]")).toContainText(words.orders);
      await page.getByRole("link", { name: words.back }).click();
      await expect(page.locator(".greeting")).toBeVisible();
    });
  });

test("a user without review permission sees an error", async ({ page }) => {
  await openSignedIn(page, "supplier2", "/gsrm");
  await expect(page.locator("[data-subapp]").getByText("您没有权限进行此操作，请联系管理员。")).toBeVisible();
  await expect(page).toHaveURL(/\/gsrm$/);
});

test("a call without a session leads to the sign-in, and from there back to the same page", async ({
  page,
  context,
}) => {
  await page.route(queue, (route) => route.fulfill({ status: 503, json: { failed: true, code: "request.e503" } }));
  await enter(page, "buyer", "/gsrm?size=10");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.unroute(queue);
  await context.clearCookies();
  await page.getByRole("button", { name: "重试" }).click();
  await enterPassword(page, "buyer");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await expect(page).toHaveURL(/\/gsrm\?size=10$/);
});

test("without scripts the page states what it needs", async ({ browser, portal }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, locale: "zh-CN", baseURL: portal.url });
  await enter(page, "supplier", "/gcis");
  await expect(page.locator("main .notice-warning")).toBeVisible();
  await expect(page.locator(".loading")).toBeHidden();
  await page.close();
});

/** A role's menu without a page, as a company's own base API may return. */
function addMenu(portal: RunningPortal) {
  const db = openDatabase(portal);
  db.exec(`
    insert or replace into menu (code, pcode, url, name_zh, name_en, icon, is_hidden, is_cached, type, order_seq)
      values ('orders', null, '/gsrm/purchase/orders', '采购订单', 'Purchase orders', 'list', 0, 0, 'page', 900);
    delete from role_grant where code = 'orders';
    insert into role_grant (role_code, kind, code) values ('supplier', 'menu', 'orders');
  `);
  db.close();
}
