import { agreeIfAsked } from "../support/consent-screen";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

const list = "/gsrm/worksDetail/NoticeList";
const details = `${list}/noticeDetails`;

test("a notice is read, and its back link leads to the same page of the list", async ({ page }) => {
  await openSignedIn(page, "india", `${list}?size=10`);
  await agreeIfAsked(page);
  const pages = page.getByRole("navigation", { name: "翻页" });
  await pages.getByRole("link", { name: "下一页" }).click();
  await expect(page).toHaveURL(/\?page=1&size=10$/);
  // The URL may change before the rows have loaded.
  await expect(pages.locator("[aria-current=page]")).toHaveText("2");
  const row = page.getByRole("main").locator(".reading-row a").first();
  const title = (await row.innerText()).trim();
  await row.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("link", { name: "返回公告列表" }).click();
  await expect(page).toHaveURL(/\?page=1&size=10$/);
});

test("a notice for other users, or an invalid ID, is not found", async ({ page, browser, portal }) => {
  const india = await browser.newPage({ baseURL: portal.url });
  await openSignedIn(india, "india", list);
  await agreeIfAsked(india);
  const foreign = (await india.getByRole("link", { name: "印度地区" }).getAttribute("href")) ?? "";
  await india.close();
  await openSignedIn(page, "buyer2", list);
  await expect(page.getByRole("heading", { level: 1, name: "通知公告" })).toBeVisible();
  for (const address of [foreign, details, `${details}?noticeId=none`, `${details}?noticeId=..`]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "找不到这条公告" })).toBeVisible();
  }
  await page.getByRole("link", { name: "返回公告列表" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "通知公告" })).toBeVisible();
});

test("the banner stays until its notice is acknowledged, then never returns, and acknowledging it does not leave the page", async ({
  page,
  browser,
}) => {
  await openSignedIn(page, "supplier", list);
  const banner = page.getByRole("region", { name: "版本通知" });
  await banner.getByRole("link", { name: "查看详情" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /平台更新/ })).toBeVisible();
  await expect(banner).toBeVisible();
  const address = page.url();
  await banner.getByRole("button", { name: "知道了" }).click();
  await expect(banner).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /平台更新/ })).toBeVisible();
  await expect(banner).toHaveCount(0);
  const other = await browser.newPage({ baseURL: new URL(address).origin });
  await openSignedIn(other, "buyer");
  await expect(other.getByRole("button", { name: "知道了" })).toBeVisible();
  await other.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, locale: "en-US" });

  test("notices are read, and the banner is dismissed", async ({ page }) => {
    await openSignedIn(page, "supplier2", list);
    await page.getByRole("main").getByRole("link", { name: "What’s new: messages and notices" }).click();
    await expect(page.getByText("The workspace now has a bell")).toBeVisible();
    await page.getByRole("button", { name: "Got it" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "What’s new: messages and notices" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Got it" })).toHaveCount(0);
  });
});

for (const { language, locale, width, other } of [
  { language: "zh", locale: "zh-CN", width: 1280, other: 375 },
  { language: "en", locale: "en-US", width: 375, other: 1280 },
])
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("messages, notices, the bell and the banner are accessible, in one language and within the screen width", async ({
      page,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "admin");
      await expect(page.locator(".release-banner")).toBeVisible();
      await page.locator(".message-bell summary").click();
      await expect(page.locator(".message-bell .reading-row").first()).toBeVisible();
      await isSound(page, language, heard, other);
      const messages = "/gsrm/worksDetail/PrivateMessage";
      const lists = [messages, `${messages}?filter=unread`, `${list}?size=10`];
      for (const path of [...lists, `${messages}?pageKey=detail&id=none`, details]) {
        await page.goto(path);
        await isSound(page, language, heard, other);
      }
      for (const path of [messages, list]) {
        await page.goto(path);
        await page.getByRole("main").locator(".reading-row a").last().click();
        await expect(page.locator(".reading-text")).toBeVisible();
        await isSound(page, language, heard, other);
      }
    });
  });
