import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal: the assignments and notes made here do not affect other tests. */
test.use({ portalSettings: {} });

const openFile = async (page: Page, company: string) => {
  await page.locator(".queue-rows tbody th a", { hasText: company }).click();
  await expect(page.locator(".file-team")).toBeVisible();
};

test.describe("zh", () => {
  test.use({ locale: "zh-CN" });

  test("two reviewers see who is viewing a registration, and a mention leads the other one to the note", async ({
    page,
    browser,
    portal,
  }) => {
    const heard = complaints(page);
    const context = await browser.newContext({ baseURL: portal.url, locale: "zh-CN" });
    const other = await context.newPage();
    await openSignedIn(page, "buyer", "/gsrm?search=川芯微");
    await openFile(page, "川芯微");
    await openSignedIn(other, "buyer2", "/gsrm?search=川芯微");
    await openFile(other, "川芯微");
    await expect(other.locator(".file-readers")).toHaveText("陈静正在查看");

    await other.keyboard.press("m");
    await expect(other.getByRole("heading", { name: "备注与审核记录" })).toBeFocused();
    const box = other.getByRole("textbox", { name: "写给同事的备注" });
    await box.pressSequentially("请核对营业执照 @陈");
    await expect(other.getByRole("option", { name: "陈静" })).toHaveAttribute("aria-selected", "true");
    await other.keyboard.press("Enter");
    await expect(box).toHaveValue("请核对营业执照 @陈静 ");
    // Typed text stays while the drawer is closed.
    await other.keyboard.press("Escape");
    await other.locator(".notes-open").click();
    await expect(box).toHaveValue("请核对营业执照 @陈静 ");
    await other.getByRole("button", { name: "添加备注" }).click();
    await expect(other.locator(".notes-status")).toHaveText("备注已添加，已通知陈静。");
    await expect(box).toBeFocused();
    await other.keyboard.press("Escape");
    await expect(other.locator(".notes-drawer")).toHaveCount(0);
    await expect(other.locator(".notes-open")).toBeFocused();

    await page.goto("/gsrm/worksDetail/PrivateMessage");
    await page.getByRole("link", { name: "赵磊在备注中提到了您" }).first().click();
    await page.locator("main a[href*='notes=1']").click();
    const note = page.locator(".note", { hasText: "请核对营业执照" });
    await expect(note.locator("b")).toHaveText("@陈静");
    await expect(note).toContainText("新");
    await expect(page.locator(".file-readers")).toHaveText("赵磊正在查看");
    await isSound(page, "zh", heard, 375);
    await context.close();
  });
});

test.describe("en", () => {
  test.use({ locale: "en-US" });

  test("a super admin adds a phrase, which is then available on a registration assigned to a colleague", async ({
    page,
  }) => {
    const heard = complaints(page);
    await openSignedIn(page, "admin", "/gsrm/review-settings");
    const phrases = page.getByRole("region", { name: "Phrases" });
    await phrases.getByRole("button", { name: "Add", exact: true }).click();
    await expect(phrases.getByLabel("Chinese")).toBeFocused();
    await phrases.getByRole("button", { name: "Save" }).click();
    await expect(phrases.getByText("Fill in this field")).toHaveCount(2);
    await phrases.getByLabel("Chinese").fill("请补充样品测试报告。");
    await phrases.getByLabel("English").fill("Add the sample test report.");
    await phrases.getByRole("button", { name: "Save" }).click();
    await expect(phrases.getByRole("status")).toHaveText("Saved.");
    await page
      .getByRole("region", { name: "Assignment rules" })
      .getByRole("button", { name: "Add", exact: true })
      .click();
    await isSound(page, "en", heard, 375);

    await page.goto("/gsrm?search=川芯微");
    await openFile(page, "Chuanxin");
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await expect(page.getByRole("searchbox", { name: "Search colleagues" })).toBeFocused();
    await isSound(page, "en", heard);
    await page.keyboard.type("赵磊");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.locator(".assignee")).toContainText("赵磊");
    await expect(page.getByRole("button", { name: "Change", exact: true })).toBeFocused();

    await page.locator(".flag summary").first().click();
    const comment = page.locator(".flag textarea").first();
    await comment.press("/");
    await page.getByRole("dialog").getByText("Add the sample test report.").click();
    await expect(comment).toHaveValue("请补充样品测试报告。");
    await expect(comment).toBeFocused();
    const approve = page.locator(".decision-bar").getByRole("button", { name: "Approve" });
    await approve.click();
    await expect(page.getByText("4 items of the checklist are not checked:")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator(".checklist-item input").first().check();
    await approve.click();
    await expect(page.getByText("3 items of the checklist are not checked:")).toBeVisible();
    await page.keyboard.press("Escape");
    await isSound(page, "en", heard, 375);
  });
});
