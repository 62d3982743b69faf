import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { isSound } from "../support/sound-screen";
import { openSignedIn } from "../support/sign-in-screen";
import { change } from "../support/rows";
import { noCodes, startPortal } from "../support/server";

// Restores the default cards for the next test.
test.afterEach(({ portal }) => change(portal, "delete from dashboard_layout"));

async function enter(page: Page, account: string, to = "/workspace") {
  await openSignedIn(page, account, to);
  await expect(page.locator(".tab-history")).toBeVisible();
}

const titles = (page: Page) => page.locator(".dashboard-card > h2").allInnerTexts();

for (const { language, locale, account, words } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    account: "supplier",
    words: {
      stage: "供应商认证",
      arrange: "自定义工作台",
      save: "保存",
      restore: "恢复默认",
      restoreSure: "恢复默认工作台？",
      restoreYes: "确认恢复",
      cancel: "取消",
      leave: "离开而不保存？",
      stay: "继续编辑",
      go: "不保存并离开",
      replace: /^更新：/,
      documents: "证照与有效期",
      all: "查看全部",
      news: "新闻",
      remove: "移除“新闻”",
      add: "添加“新闻”",
      later: "后移“准入进度”",
      completed: "已完成",
      late: "已逾期",
      expired: "已过期",
    },
  },
  {
    language: "English",
    locale: "en-US",
    account: "supplier",
    words: {
      stage: "Supplier certification",
      arrange: "Customise dashboard",
      save: "Save",
      restore: "Restore default",
      restoreSure: "Restore the default dashboard?",
      restoreYes: "Restore",
      cancel: "Cancel",
      leave: "Leave without saving?",
      stay: "Keep arranging",
      go: "Leave without saving",
      replace: /^Replace: /,
      documents: "Documents",
      all: "View all",
      news: "News",
      remove: "Remove “News”",
      add: "Add “News”",
      later: "Move “Onboarding” later",
      completed: "Completed",
      late: "Overdue",
      expired: "Expired",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a supplier sees the current stage, open tasks and expiring documents", async ({ page }) => {
      const own = await startPortal(noCodes);
      await enter(page, account, `${own.url}/workspace`);
      await expect(page.locator(".stage-now")).toContainText(words.stage);
      await expect(page.locator(".dashboard-list").getByText(words.late).first()).toBeVisible();
      await expect(page.getByText(words.expired).first()).toBeVisible();
      await page.locator(".dashboard-filters").getByRole("link", { name: words.completed }).click();
      await expect(page).toHaveURL(/tasks=completed/);
      await expect(page.locator(".dashboard-list").getByText(words.late)).toHaveCount(0);
      await own.stop();
    });

    test("the documents card links to the replacement of each document and to all documents", async ({ page }) => {
      const own = await startPortal(noCodes);
      await enter(page, account, `${own.url}/workspace`);
      await page.getByRole("link", { name: words.replace }).first().click();
      await expect(page).toHaveURL(/\/gcis\/company\/(manage|attachment)\/change$/);
      await page.goBack();
      const card = page.locator(".dashboard-card", { has: page.getByRole("link", { name: words.replace }) });
      await card.getByRole("link", { name: words.all }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.documents })).toBeVisible();
      await own.stop();
    });

    test("leaving an arrangement with unsaved changes asks for confirmation", async ({ page }) => {
      await enter(page, account, "/workspace?arrange=1");
      await expect(page.locator(".react-grid-item").first()).toBeVisible();
      // Without a change there is no question.
      await page.getByRole("link", { name: words.cancel }).click();
      await expect(page.locator(".greeting")).toBeVisible();
      await page.goto("/workspace?arrange=1");
      await expect(page.locator(".react-grid-item").first()).toBeVisible();
      await page.getByRole("button", { name: words.remove }).click();
      await page.getByRole("link", { name: words.cancel }).click();
      const question = page.getByRole("alertdialog", { name: words.leave });
      await expect(question.getByRole("button", { name: words.stay })).toBeFocused();
      await isSound(page, locale.slice(0, 2), [], 375);
      await page.keyboard.press("Enter");
      await expect(question).toHaveCount(0);
      await expect(page.getByRole("button", { name: words.add })).toBeVisible();
      await page.locator(".side-menu").getByRole("link").last().click();
      await question.getByRole("button", { name: words.go }).click();
      await expect(page).not.toHaveURL(/arrange=1/);
    });

    test("cards moved, removed, added or restored by keyboard stay that way", async ({ page }) => {
      const own = await startPortal(noCodes);
      await enter(page, account, `${own.url}/workspace`);
      const before = await titles(page);
      await page.getByRole("link", { name: words.arrange }).focus();
      await page.keyboard.press("Enter");
      const press = async (name: string) => {
        await page.getByRole("button", { name, exact: true }).focus();
        await page.keyboard.press("Enter");
      };
      await expect(page.locator(".react-grid-item").first()).toBeVisible();
      await isSound(page, locale.slice(0, 2), []);
      await press(words.later);
      await press(words.remove);
      await expect(page.getByRole("button", { name: words.add })).toBeVisible();
      await press(words.save);
      await expect(page.locator(".greeting")).toBeVisible();
      const after = await titles(page);
      expect(after.slice(0, 2)).toEqual([before[1], before[0]]);
      expect(after).not.toContain(words.news);
      await page.reload();
      expect(await titles(page)).toEqual(after);

      await page.goto(`${own.url}/workspace?arrange=1`);
      await expect(page.locator(".react-grid-item").first()).toBeVisible();
      await press(words.add);
      await press(words.save);
      await expect(page.locator(".dashboard-card > h2").filter({ hasText: words.news })).toBeVisible();

      await page.goto(`${own.url}/workspace?arrange=1`);
      await expect(page.locator(".react-grid-item").first()).toBeVisible();
      await press(words.restore);
      await expect(page.getByText(words.restoreSure)).toBeVisible();
      await press(words.restoreYes);
      await expect(page.locator(".greeting")).toBeVisible();
      expect(await titles(page)).toEqual(before);
      await own.stop();
    });
  });

test("a card that is dragged and resized stays that way", async ({ page }) => {
  await enter(page, "buyer", "/workspace?arrange=1");
  const name = "今日概览";
  const first = page.locator(".react-grid-item").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(first).toBeVisible();
  const grip = await first.locator(".tile-grip").boundingBox();
  const below = await page.locator(".react-grid-item").last().boundingBox();
  if (!grip || !below) throw new Error("nothing to drag");
  await page.mouse.move(grip.x + 40, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip.x + 40, below.y + below.height, { steps: 12 });
  await page.mouse.up();
  const layout = async () =>
    JSON.parse(await page.locator("input[name=layout]").inputValue()) as { cardId: string; y: number; w: number }[];
  await expect.poll(async () => (await layout()).find(({ cardId }) => cardId === "figures")?.y).toBeGreaterThan(0);

  const width = async () => (await layout()).find(({ cardId }) => cardId === "figures")?.w ?? 0;
  const wide = await width();
  const tile = page.locator(".react-grid-item").filter({ has: page.getByRole("heading", { name }) });
  const corner = tile.locator(".react-resizable-handle");
  // Hovering waits until the cards have stopped moving.
  await corner.hover();
  const handle = await corner.boundingBox();
  if (!handle) throw new Error("nothing to resize by");
  await page.mouse.down();
  await page.mouse.move(handle.x - 200, handle.y + 5, { steps: 12 });
  await page.mouse.up();
  await expect.poll(width).toBeLessThan(wide);

  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.locator(".greeting")).toBeVisible();
  expect((await titles(page))[0]).not.toBe(name);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each card button saves at once, and the last card cannot be removed", async ({ page }) => {
    await enter(page, "buyer2", "/workspace?arrange=1");
    await page.getByRole("button", { name: "移除“今日概览”" }).click();
    await expect(page).toHaveURL(/arrange=1/);
    await expect(page.getByRole("button", { name: "添加“今日概览”" })).toBeVisible();
    for (const name of ["待办任务", "我的审核", "等待时长"])
      await page.getByRole("button", { name: `移除“${name}”` }).click();
    await page.getByRole("button", { name: "移除“未读消息”" }).click();
    await expect(page.getByText("请至少保留一张卡片。")).toBeVisible();
    await page.goto("/workspace");
    expect(await titles(page)).toEqual(["未读消息"]);
  });
});
