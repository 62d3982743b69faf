import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal: the assignments, reminders and views created here do not affect other tests. */
test.use({ portalSettings: {} });

const rows = (page: Page) => page.locator(".queue-rows tbody tr");
const settled = (page: Page) => expect(page.locator(".answered")).toHaveAttribute("aria-busy", "false");

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      filter: "筛选",
      apply: "应用筛选",
      category: "品类",
      pcb: "印制电路板与柔性板",
      chip: "品类：印制电路板与柔性板",
      remove: /^移除筛选条件：品类/,
      from: "提交日期（起）",
      to: "提交日期（止）",
      reversed: "截止日期早于起始日期",
      save: "保存视图",
      name: "视图名称",
      needed: "请输入视图名称",
      view: "电路板",
      delete: "删除视图“电路板”",
      columns: "显示列",
      province: "省份",
      compact: "紧凑",
      withSupplier: /^待供应商处理/,
      selected: "已选 2 条",
      remind: "发送提醒",
      sure: "确定向 2 家供应商发送提醒邮件？",
      done: "已发送 2 封提醒邮件。",
      again: "今天已提醒过该供应商。",
      close: "关闭",
      found: /^“全部”中有 \d+ 条$/,
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      filter: "Filter",
      apply: "Apply filters",
      category: "Category",
      pcb: "Printed and flexible circuit boards",
      chip: "Category: Printed and flexible circuit boards",
      remove: /^Remove filter: Category/,
      from: "Submitted from",
      to: "Submitted until",
      reversed: "The end date is before the start date",
      save: "Save view",
      name: "View name",
      needed: "Enter a name for the view",
      view: "Boards",
      delete: "Delete view “Boards”",
      columns: "Columns",
      province: "Province",
      compact: "Compact",
      withSupplier: /^With supplier/,
      selected: "2 selected",
      remind: "Send reminder",
      sure: "Send a reminder email to 2 suppliers?",
      done: "2 reminders sent.",
      again: "This supplier has already had a reminder today.",
      close: "Close",
      found: /^\d+ in All$/,
    },
  },
])
  test.describe(code, () => {
    test.use({ locale });

    test(`${code}: a reviewer filters the queue, saves the view, and chooses how it looks`, async ({ page }) => {
      const heard = complaints(page);
      await openSignedIn(page, code === "zh" ? "buyer" : "buyer2", "/gsrm");
      await expect(rows(page)).toHaveCount(20);

      await page.keyboard.press("f");
      await page.getByLabel(words.from).fill("2026-11-20");
      await page.getByLabel(words.to).fill("2026-11-01");
      await page.getByRole("button", { name: words.apply }).click();
      await expect(page.locator("#filter-problem")).toContainText(words.reversed);
      await expect(page.getByLabel(words.to)).toHaveValue("2026-11-01");
      await page.getByLabel(words.from).fill("");
      await page.getByLabel(words.to).fill("");
      await page.getByRole("combobox", { name: words.category }).selectOption({ label: words.pcb });
      await page.getByRole("button", { name: words.apply }).click();
      await expect(page.locator(".queue-chips")).toContainText(words.chip);
      await settled(page);
      await expect(rows(page)).toHaveCount(2);
      await isSound(page, code, heard, 375);

      await page.getByText(words.save, { exact: true }).first().click();
      await page.getByRole("button", { name: words.save }).click();
      await expect(page.locator("#view-problem")).toHaveText(words.needed);
      await page.getByLabel(words.name).fill(words.view);
      await page.keyboard.press("Enter");
      const tab = page.locator(".queue-views nav").getByRole("link", { name: new RegExp(`^${words.view}`) });
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(tab).toContainText("2");
      await page.getByRole("link", { name: words.remove }).click();
      await expect(rows(page)).toHaveCount(20);
      await tab.click();
      await expect(rows(page)).toHaveCount(2);

      await page.getByText(words.columns, { exact: true }).click();
      await page.getByRole("checkbox", { name: words.province }).uncheck();
      await page.keyboard.press("Escape");
      const isSaved = page.waitForResponse(
        (response) => response.request().postDataJSON()?.density === "compact" && response.ok(),
      );
      await page.getByRole("button", { name: words.compact }).click();
      await isSaved;
      await expect(page.getByRole("columnheader", { name: words.province })).toHaveCount(0);
      await expect(rows(page).first()).toHaveCSS("height", "32px");
      await page.reload();
      await expect(rows(page).first()).toHaveCSS("height", "32px");
      await expect(page.getByRole("columnheader", { name: words.province })).toHaveCount(0);

      await page.getByText(words.save, { exact: true }).first().click();
      await page.getByRole("button", { name: words.delete }).click();
      await expect(tab).toHaveCount(0);
    });

    test(`${code}: a search without results in its view shows the number in all views`, async ({ page }) => {
      const heard = complaints(page);
      await openSignedIn(page, "buyer2", "/gsrm?view=ended&search=安科");
      const allResults = page.getByRole("link", { name: words.found });
      await expect(allResults).toBeVisible();
      await isSound(page, code, heard, 375);
      const count = Number(/\d+/.exec(await allResults.innerText())?.[0]);
      await allResults.click();
      await expect(rows(page)).toHaveCount(count);
    });

    test(`${code}: the table head of the queue stays in view, even with custom columns`, async ({ page }) => {
      await openSignedIn(page, "admin", "/gsrm?view=all&size=50");
      const head = page.locator(".queue-rows thead th").first();
      await rows(page).last().scrollIntoViewIfNeeded();
      await expect(head).toBeInViewport();
      await page.getByText(words.columns, { exact: true }).click();
      await page.getByRole("checkbox", { name: words.province }).uncheck();
      await page.keyboard.press("Escape");
      await expect(page.locator(".queue-rows[data-chosen]")).toBeVisible();
      await rows(page).last().scrollIntoViewIfNeeded();
      await expect(head).toBeInViewport();
      await expect(rows(page).last()).toBeInViewport();
    });

    test(`${code}: suppliers with open tasks are reminded by keyboard, at most once a day`, async ({ page }) => {
      const heard = complaints(page);
      await openSignedIn(page, "buyer", "/gsrm");
      const view = page.getByRole("link", { name: words.withSupplier });
      const count = Number(await view.locator(".queue-count").textContent());
      await view.click();
      // The rows of the previous view stay until the new ones arrive.
      await expect(rows(page)).toHaveCount(count);
      await settled(page);
      // Each language reminds different suppliers: both share this portal.
      const start = code === "zh" ? 0 : 3;
      for (let press = 0; press <= start; press += 1) await page.keyboard.press("j");
      await page.keyboard.press("x");
      await page.keyboard.press("j");
      await page.keyboard.press("Shift+X");
      await expect(page.getByRole("status").filter({ hasText: words.selected })).toHaveCount(1);
      await isSound(page, code, heard);
      await page.getByRole("button", { name: words.remind }).click();
      await expect(page.getByText(words.sure)).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.done)).toBeVisible();

      await page.getByRole("button", { name: words.close, exact: true }).click();
      await rows(page).nth(start).getByRole("checkbox").check();
      await page.getByRole("button", { name: words.remind }).click();
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.again)).toBeVisible();
    });
  });
