import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal, so that the requests recorded here do not affect other tests. */
test.use({ portalSettings: {} });

/** The number of the first registration in the queue. */
async function firstNumber(page: Page) {
  const row = page.locator(".queue-rows tbody tr").filter({ hasText: /SR-\d{8}-\d{6}/ });
  return /SR-\d{8}-\d{6}/.exec(await row.first().innerText())?.[0] ?? "";
}

test.describe("zh", () => {
  test.use({ locale: "zh-CN" });

  test("a super admin sees how long data is stored, on a phone too, and why a registration must not be deleted", async ({
    page,
  }) => {
    const heard = complaints(page);
    await openSignedIn(page, "admin", "/gsrm");
    const number = await firstNumber(page);
    await page.goto("/gsrm/review-settings");
    await page.getByRole("link", { name: "数据保留期限" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "数据保留期限" })).toBeVisible();
    const table = page.getByRole("group", { name: "自动删除的数据" });
    const drafts = table.getByRole("row").filter({ hasText: "未提交的注册草稿" });
    await expect(drafts).toContainText("最近一次打开后 90 天");

    await page.getByLabel("申请编号或注册人邮箱").fill(number);
    await page.getByLabel("请求内容").selectOption({ label: "删除数据" });
    await page.getByRole("button", { name: "查看答复" }).click();
    await expect(page.locator(".retention-answer")).toContainText("必须保留");
    await expect(page.locator(".retention-answer")).toContainText("审计日志：只含编号和数量，不含个人信息。");
    await expect(page.getByRole("button", { name: "记录答复", exact: true })).toBeVisible();
    await isSound(page, "zh", heard, 375);

    // The wide table scrolls in its own frame, including by keyboard.
    await page.setViewportSize({ width: 375, height: 800 });
    await expect.poll(() => table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBeGreaterThan(0);
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe("en", () => {
  test.use({ locale: "en-US" });

  test("a super admin responds to a request for a copy of the data, and the response is recorded", async ({ page }) => {
    const heard = complaints(page);
    await openSignedIn(page, "admin", "/gsrm");
    const number = await firstNumber(page);
    await page.goto("/gsrm/retention");
    await expect(page.getByText("No request has been answered yet")).toBeVisible();
    await page.getByRole("button", { name: "Show the answer" }).click();
    await expect(page.getByText("Fill in this field")).toHaveCount(1);
    await expect(page.getByLabel("Registration number or registrant’s email")).toBeFocused();

    await page.keyboard.type("SR-20200101-000001");
    await page.keyboard.press("Enter");
    await expect(
      page.getByText("No registration was found. Check the number or the email and try again."),
    ).toBeVisible();
    await page.getByLabel("Registration number or registrant’s email").fill(number);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`registration number ${number}`)).toBeVisible();
    await page.getByRole("button", { name: "Record the answer" }).click();
    await expect(page.getByText("Recorded.", { exact: true })).toBeVisible();
    const requests = page.getByRole("table", { name: "Answered requests" });
    await expect(requests.getByRole("row").filter({ hasText: "Copy of the data" })).toContainText("Answers");
    await isSound(page, "en", heard, 375);
  });
});
