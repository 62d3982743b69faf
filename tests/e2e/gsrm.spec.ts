import type { Page } from "@playwright/test";
import { discardDraft } from "../support/decision-draft";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

async function enter(page: Page, account: string) {
  await openSignedIn(page, account, "/gsrm");
  await expect(page.locator("[data-subapp] h1")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
}

for (const { language, locale, code, width, words } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    code: "zh",
    width: 1280,
    words: {
      find: "搜索",
      agents: "代理商名录",
      agent: "上海联芯电子代理有限公司",
      refused: "宁波海纳电池有限公司",
      company: "成都川芯微电子股份有限公司",
      back: "退回修改",
      noMatch: "没有符合条件的记录",
      clear: "清除筛选",
      late: "已逾期",
      reason: "请填写审核说明",
    },
  },
  {
    language: "English on a phone",
    locale: "en-US",
    code: "en",
    width: 375,
    words: {
      find: "Search",
      agents: "Agents",
      agent: "Shanghai Lianxin Electronics Agency Co., Ltd.",
      refused: "Ningbo Haina Battery Co., Ltd.",
      company: "Chengdu Chuanxin Microelectronics Co., Ltd.",
      back: "Return for changes",
      noMatch: "No results",
      clear: "Clear filters",
      late: "Overdue",
      reason: "Enter a reason",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("purchasing finds an agent and opens its file", async ({ page }) => {
      const heard = complaints(page);
      await enter(page, "buyer");
      await page.getByRole("link", { name: words.agents }).click();
      const agent = page.getByRole("link", { name: "上海联芯电子代理有限公司" });
      await expect(agent).toBeVisible();
      await page.screenshot({ path: test.info().outputPath("agents.png"), fullPage: true });
      await isSound(page, code, heard);
      await agent.click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(words.agent);
    });

    test("purchasing finds a registration, and every error states what is missing", async ({ page }) => {
      const heard = complaints(page);
      await enter(page, "buyer2");
      await expect(page.getByText(words.late).first()).toBeVisible();
      await page.screenshot({ path: test.info().outputPath("queue.png"), fullPage: true });
      await isSound(page, code, heard);

      await page.goto("/gsrm?view=ended");
      await expect(page.getByRole("link", { name: words.refused })).toBeVisible();
      await page.locator("#queue-search").fill("没有这样的公司");
      await page.locator(".queue-search").getByRole("button", { name: words.find }).click();
      await expect(page.getByText(words.noMatch)).toBeVisible();
      await page.getByRole("link", { name: words.clear }).click();
      await page.goto("/gsrm");
      await expect(page.getByRole("row").nth(3)).toBeVisible();
      await page.locator("#queue-search").fill("川芯");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/search=/);
      await expect(page.getByRole("row")).toHaveCount(2);
      await page.goBack();
      await expect(page.getByRole("row").nth(3)).toBeVisible();
      await page.goForward();
      await expect(page.getByRole("row")).toHaveCount(2);

      await page.getByRole("link", { name: words.company }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(words.company);
      await page.screenshot({ path: test.info().outputPath("file.png"), fullPage: true });
      await isSound(page, code, heard);
      await page.locator(".decision-bar").getByRole("button", { name: words.back }).click();
      await page.locator(".decision-dialog button[type=submit]").click();
      await expect(page.locator("#decision-reason")).toBeFocused();
      await expect(page.locator("#decision-reason-problem")).toContainText(words.reason);

      // Typed text survives leaving the page and coming back.
      await page.locator("#decision-reason").fill("请补充资料");
      await page.keyboard.press("Escape");
      await page.locator("details.flag summary").nth(3).click();
      await page.locator("details.flag[open] textarea").fill("请核对");
      await page.goto("/workspace");
      await page.goBack();
      await expect(page.locator("details.flag[open] textarea")).toHaveValue("请核对");
      await expect(page.locator("#decision-reason")).toHaveValue("请补充资料");
      await discardDraft(page);

      // A masked answer is shown in full on demand.
      const account = page.locator('[id="bank-banks[0].accountNumber"]');
      await account.getByRole("button").first().click();
      await expect(account.locator("output")).toContainText(/^\d{18}$/);
    });
  });

test("the filtered list is exported as a workbook", async ({ page }) => {
  await enter(page, "buyer2");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^导出全部/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("registrations.xlsx");
});

test("only purchasing can see it", async ({ page }) => {
  await openSignedIn(page, "supplier2", "/gsrm");
  const shown = page.locator("[data-subapp]");
  await expect(shown.getByRole("heading", { name: "无权访问" })).toBeVisible();
  await expect(page.locator(".top-bar")).toBeVisible();
  await shown.getByRole("link", { name: "返回工作台" }).click();
  await expect(page).toHaveURL(/\/workspace$/);
  // A page rejected on the server offers the same link back.
  await page.goto("/403?code=request.e403");
  await page.getByRole("link", { name: "返回工作台" }).click();
  await expect(page).toHaveURL(/\/workspace$/);
});

test("an unknown registration or change shows a not-found page with a link to its list", async ({ page }) => {
  await enter(page, "buyer2");
  for (const [path, title, back, list] of [
    ["/gsrm/registrations/none", "找不到该注册申请", "返回准入审核列表", "/gsrm"],
    ["/gsrm/changes/none", "找不到该变更申请", "返回变更列表", "/gsrm/changes"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("button", { name: "重试" })).toHaveCount(0);
    await page.getByRole("link", { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  }
});

test("the back link of a registration leads to the filtered list", async ({ page }) => {
  await enter(page, "buyer2");
  await page.goto("/gsrm?view=all&search=SR-&size=10");
  await page.getByRole("table").locator("tbody").getByRole("link").first().click();
  await expect(page.locator("#file-title")).toBeVisible();
  await page.getByRole("link", { name: "返回列表" }).click();
  await expect(page).toHaveURL(/\/gsrm\?view=all&search=SR-&size=10$/);
});
