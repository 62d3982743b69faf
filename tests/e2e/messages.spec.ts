import type { Page } from "@playwright/test";
import { agreeIfAsked } from "../support/consent-screen";
import { expect, test } from "../support/portal";
import { change, replaceMessages, addMessage } from "../support/rows";
import { openSignedIn } from "../support/sign-in-screen";

const list = "/gsrm/worksDetail/PrivateMessage";

async function signIn(page: Page, account: string, to = "/workspace") {
  await openSignedIn(page, account, to);
  await expect(page.locator(".top-bar")).toBeVisible();
}

const rows = (page: Page) => page.getByRole("main").locator(".reading-row");
const pages = (page: Page) => page.getByRole("navigation", { name: "翻页" });
const dot = (page: Page) => page.locator(".bell-dot");

test("a message is read, and its back link leads to the same page of the list", async ({ page, portal }) => {
  replaceMessages(portal, "supplier", 45);
  await signIn(page, "supplier", list);
  await expect(rows(page)).toHaveCount(20);
  await expect(pages(page)).toContainText("第 1–20 条，共 45 条");
  await pages(page).getByRole("link", { name: "每页 10 条" }).click();
  await expect(rows(page)).toHaveCount(10);
  await pages(page).getByRole("link", { name: "第 3 页" }).click();
  await expect(pages(page)).toContainText("第 21–30 条，共 45 条");
  await page.getByRole("link", { name: "消息 25", exact: false }).click();
  await expect(page.getByRole("heading", { level: 1, name: "消息 25" })).toBeVisible();
  await expect(page.getByText("消息 25的正文")).toBeVisible();
  await page.getByRole("link", { name: "返回消息列表" }).click();
  await expect(pages(page)).toContainText("第 21–30 条，共 45 条");
  await expect(page.getByRole("link", { name: "未读（44）" })).toBeVisible();
  await pages(page).getByRole("link", { name: "每页 100 条" }).click();
  await expect(rows(page)).toHaveCount(45);
});

test("a page past the end redirects to the last page", async ({ page, portal }) => {
  replaceMessages(portal, "supplier", 25);
  await signIn(page, "supplier", `${list}?page=7&size=10`);
  await expect(page).toHaveURL(/\?page=2&size=10$/);
  await expect(rows(page)).toHaveCount(5);
});

test("selected messages, then all, are marked as read, and the bell loses its dot", async ({ page, portal }) => {
  replaceMessages(portal, "supplier", 12);
  await signIn(page, "supplier", `${list}?filter=unread&size=10`);
  await page.getByRole("button", { name: "标为已读", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("请先勾选要标为已读的消息");
  await page.getByRole("checkbox", { name: "选择“消息 2”" }).check();
  const all = page.getByRole("checkbox", { name: "全选未读" });
  await expect(all).toHaveJSProperty("indeterminate", true);
  await page.getByRole("button", { name: "标为已读", exact: true }).click();
  await expect(page.getByRole("link", { name: "未读（11）" })).toBeVisible();
  await expect(page.getByRole("link", { name: "消息 2", exact: false })).toHaveCount(0);
  await all.check();
  await page.getByRole("button", { name: "标为已读", exact: true }).click();
  await expect(page.getByRole("link", { name: "未读（1）" })).toBeVisible();
  await expect(dot(page)).toBeVisible();
  await page.getByRole("button", { name: "全部标为已读" }).click();
  await expect(page.getByText("暂无未读消息")).toBeVisible();
  await expect(dot(page)).toHaveCount(0);
  await page.getByRole("link", { name: "查看全部消息" }).first().click();
  await expect(rows(page)).toHaveCount(10);
});

test("an unread alarm comes first in the bell, on the page and on the dashboard, and only opening it marks it as read", async ({
  page,
  portal,
}) => {
  replaceMessages(portal, "buyer", 12);
  change(portal, "update message set is_alarm = 1 where title_zh = '消息 12'");
  await signIn(page, "buyer");
  await expect(page.locator(".dashboard-alarms li").first()).toContainText("消息 12");
  const card = page.locator(".dashboard-card").filter({ has: page.getByRole("heading", { name: "未读消息" }) });
  await expect(card.locator(".dashboard-list a").first()).toHaveText("消息 1");
  await page.locator(".message-bell summary").click();
  await expect(page.locator(".message-bell .reading-row").first()).toContainText("安全提醒消息 12");
  await expect(page.locator(".message-bell .reading-row").nth(1)).toContainText("消息 1");
  await page.goto(`${list}?size=10`);
  await expect(rows(page).first()).toContainText("安全提醒消息 12");
  await expect(page.getByText("安全提醒须逐条打开阅读")).toBeVisible();
  await page.getByRole("checkbox", { name: "全选未读" }).check();
  await page.getByRole("button", { name: "标为已读", exact: true }).click();
  await expect(page.getByRole("link", { name: "未读（3）" })).toBeVisible();
  await page.getByRole("button", { name: "全部标为已读" }).click();
  await expect(page.getByRole("link", { name: "未读（1）" })).toBeVisible();
  await expect(dot(page)).toBeVisible();
  await page.getByRole("link", { name: "消息 12", exact: false }).click();
  await expect(page.getByRole("heading", { level: 1, name: "安全提醒 消息 12" })).toBeVisible();
  await expect(dot(page)).toHaveCount(0);
  await page.getByRole("link", { name: "返回消息列表" }).click();
  await expect(rows(page).first()).toContainText("消息 1");
});

test("the bell reloads its list each time it opens", async ({ page, portal }) => {
  replaceMessages(portal, "supplier2", 0);
  await signIn(page, "supplier2");
  const bell = page.locator(".message-bell");
  await expect(dot(page)).toHaveCount(0);
  await bell.locator("summary").click();
  await expect(bell.getByText("暂无消息")).toBeVisible();
  addMessage(portal, "supplier2", 1);
  await page.keyboard.press("Escape");
  await bell.locator("summary").click();
  await expect(bell.getByRole("link", { name: "消息 1" })).toBeVisible();
  await expect(dot(page)).toBeVisible();
  await bell.getByRole("link", { name: "消息 1" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "消息 1" })).toBeVisible();
  await expect(dot(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator(".greeting")).toBeVisible();
  await expect(dot(page)).toHaveCount(0);
});

test("the bell loads more when its list is scrolled to within ten pixels of the end, not before", async ({
  page,
  portal,
}) => {
  replaceMessages(portal, "supplier2", 24);
  await signIn(page, "supplier2");
  const bell = page.locator(".message-bell");
  await bell.locator("summary").click();
  const listed = bell.getByRole("listitem");
  await expect(listed).toHaveCount(10);
  const scrollTo = (fromEnd: number) =>
    bell.locator(".bell-list").evaluate(async (element, pixels) => {
      element.scrollTop = element.scrollHeight - element.clientHeight - pixels;
      // The browser fires the scroll event before its next paint.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      return element.getAttribute("aria-busy");
    }, fromEnd);
  expect(await scrollTo(14)).toBe("false");
  await expect(listed).toHaveCount(10);
  addMessage(portal, "supplier2", -1);
  await scrollTo(9);
  await expect(listed).toHaveCount(19);
  await expect(bell.getByRole("link", { name: "消息 10", exact: false })).toHaveCount(1);
  await scrollTo(0);
  await expect(listed).toHaveCount(24);
});

test("a bell that fails to load shows an error and can be retried", async ({ page, portal }) => {
  replaceMessages(portal, "supplier2", 3);
  await signIn(page, "supplier2");
  await page.route("**/workspace/messages*", (route) => route.abort());
  const bell = page.locator(".message-bell");
  await bell.locator("summary").click();
  await expect(bell.getByText("消息加载失败")).toBeVisible();
  await page.unroute("**/workspace/messages*");
  await bell.getByRole("button", { name: "重试" }).click();
  await expect(bell.getByRole("listitem")).toHaveCount(3);
});

test("the bell can be opened, browsed and closed by keyboard", async ({ page, portal }) => {
  replaceMessages(portal, "india", 12);
  await signIn(page, "india");
  await agreeIfAsked(page);
  await page.locator(".message-bell summary").focus();
  await page.keyboard.press("Enter");
  const listed = page.locator(".message-bell").getByRole("listitem");
  await expect(listed).toHaveCount(10);
  await page.keyboard.press("Escape");
  await expect(listed).toHaveCount(0);
  await expect(page.locator(".message-bell summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(listed).toHaveCount(10);
  for (let row = 0; row < 10; row++) await page.keyboard.press("Tab");
  await expect(listed).toHaveCount(12);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "消息 10" })).toBeVisible();
});

test("another user's message and an invalid ID show a not-found page with a link back", async ({
  page,
  portal,
  browser,
}) => {
  replaceMessages(portal, "buyer2", 1);
  const other = await browser.newPage({ baseURL: portal.url });
  await signIn(other, "buyer2", list);
  const href = (await rows(other).getByRole("link").getAttribute("href")) ?? "";
  await other.close();
  await signIn(page, "buyer", list);
  for (const address of [
    href,
    `${list}?pageKey=detail&id=none`,
    `${list}?pageKey=detail&id=..`,
    `${list}?pageKey=detail`,
  ]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "找不到这条消息" })).toBeVisible();
  }
  await page.getByRole("link", { name: "返回消息列表" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "站内消息" })).toBeVisible();
});

test("the text of a message is never rendered as markup", async ({ page, portal }) => {
  replaceMessages(portal, "buyer2", 0);
  addMessage(portal, "buyer2", 1, "<img src=x onerror=alert(1)>");
  await signIn(page, "buyer2", list);
  await rows(page).getByRole("link").click();
  await expect(page.locator(".reading-text")).toHaveText("<img src=x onerror=alert(1)>的正文");
});

test.describe("in English", () => {
  test.use({ locale: "en-US" });

  test("messages are read, filtered and marked", async ({ page, portal }) => {
    replaceMessages(portal, "india", 3);
    await signIn(page, "india", list);
    await agreeIfAsked(page);
    await page.getByRole("link", { name: "Unread: Message 2" }).click();
    await expect(page.getByText("The text")).toBeVisible();
    await page.getByRole("link", { name: "Back to messages" }).click();
    await page.getByRole("link", { name: "Unread (2)" }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(page.getByText("No unread messages")).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the bell links to the list, where messages are paged, read and marked", async ({ page, portal }) => {
    replaceMessages(portal, "supplier", 21);
    await signIn(page, "supplier");
    await expect(dot(page)).toBeVisible();
    await page.getByRole("link", { name: "站内消息，有未读" }).click();
    await expect(rows(page)).toHaveCount(20);
    await pages(page).getByRole("link", { name: "下一页" }).click();
    await page.getByRole("link", { name: "消息 21", exact: false }).click();
    await expect(page.getByText("消息 21的正文")).toBeVisible();
    await page.getByRole("link", { name: "返回消息列表" }).click();
    await expect(rows(page)).toHaveCount(1);
    await pages(page).getByRole("link", { name: "第 1 页" }).click();
    await page.getByRole("checkbox", { name: "选择“消息 3”" }).check();
    await page.getByRole("button", { name: "标为已读", exact: true }).click();
    await expect(page.getByRole("link", { name: "未读（19）" })).toBeVisible();
    await page.getByRole("button", { name: "全部标为已读" }).click();
    await expect(dot(page)).toHaveCount(0);
  });
});
