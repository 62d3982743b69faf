import type { Page } from "@playwright/test";
import { expect, test, withMailbox } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A portal in which users whose roles change here never sign in.
test.use({ portalSettings: withMailbox });

async function openMembers(page: Page, account: string) {
  await openSignedIn(page, account, "/gsrm/personal");
  await expect(page.locator("#roles-title")).toBeVisible();
}

test("the popup is 30 % of the window wide, and never narrower than its form", async ({ page }) => {
  await openMembers(page, "buyer");
  await page.getByRole("link", { name: "添加用户" }).click();
  const popup = page.getByRole("dialog", { name: "添加用户" });
  for (const [width, expected] of [
    [1920, 576],
    [1600, 480],
    [1280, 400],
    [375, 338],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => Math.round((await popup.boundingBox())!.width)).toBe(expected);
  }
});

test("account and name are validated on blur, a found account fills in the name, and a manager role waits for a second manager", async ({
  page,
  browser,
  portal,
}) => {
  const heard = complaints(page);
  await openMembers(page, "buyer");
  await page.getByRole("link", { name: "添加用户" }).click();
  const popup = page.getByRole("dialog", { name: "添加用户" });
  await expect(popup.getByLabel("用户账号")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(popup.locator("#role-account-findings")).toHaveText("请输入用户账号");
  await page.keyboard.press("Tab");
  await expect(popup.locator("#role-user-findings")).toHaveText("请输入用户姓名");

  await popup.getByLabel("用户账号").fill("nobody at all");
  await page.keyboard.press("Tab");
  await expect(popup.locator("#role-account-findings")).toHaveText("未找到该账号，请检查后重新输入");
  await popup.getByLabel("用户账号").fill("supplier");
  await expect(popup.locator("#role-account-findings")).toBeEmpty();
  await page.keyboard.press("Tab");
  await expect(popup.locator("#role-account-findings")).toHaveText("未找到该账号，请检查后重新输入");

  await popup.getByLabel("用户账号").fill("notenant");
  await page.keyboard.press("Tab");
  await expect(popup.getByLabel("用户姓名")).toHaveValue("孙丽");
  await expect(popup.getByLabel("用户姓名")).toBeFocused();
  for (const findings of ["#role-account-findings", "#role-user-findings"])
    await expect(popup.locator(findings)).toBeEmpty();
  await popup.getByRole("button", { name: "保存" }).click();
  await expect(popup.locator("#role-findings")).toHaveText("请至少选择一个角色");
  await popup.getByLabel("采购专员").check();
  await popup.getByLabel("采购经理").check();
  await popup.getByRole("button", { name: "保存" }).click();

  await expect(popup).toBeHidden();
  await expect(page.getByRole("alert")).toContainText("采购经理角色须由另一位采购经理或系统管理员确认");
  const requests = page.getByRole("region", { name: "待确认的角色" });
  await expect(requests).toContainText("陈静 申请授予：采购经理");
  await expect(requests).toContainText("由您提出的申请须由另一位采购经理或系统管理员确认");
  await expect(requests.getByRole("button", { name: "确认授予" })).toHaveCount(0);
  const member = page.locator(".members .member-list li").filter({ hasText: "notenant" });
  await expect(member.locator(".role-names li")).toHaveText(["采购专员"]);
  await page.screenshot({ path: test.info().outputPath("role-requests.png"), fullPage: true });
  await isSound(page, "zh", heard, 375);

  const context = await browser.newContext({ baseURL: portal.url, locale: "zh-CN" });
  const colleague = await context.newPage();
  await openMembers(colleague, "buyer2");
  await colleague.getByRole("button", { name: "确认授予 孙丽" }).press("Enter");
  await expect(colleague.getByRole("alert")).toContainText("已确认，变更已生效");
  const confirmed = colleague.locator(".members .member-list li").filter({ hasText: "notenant" });
  await expect(confirmed.locator(".role-names li")).toHaveText(["采购经理", "采购专员"]);
  await context.close();

  // Deciding from an outdated page has no effect.
  await requests.getByRole("button", { name: "拒绝 孙丽" }).click();
  await expect(page.getByText("该申请已处理或已撤回")).toBeVisible();
});

test("a colleague's roles are changed by keyboard, and a user's own roles are not editable", async ({ page }) => {
  await openMembers(page, "admin");
  const own = page.locator(".member-list > li").filter({ hasText: "周敏" });
  await expect(own.getByRole("link")).toHaveCount(0);
  const edit = page.getByRole("link", { name: "修改角色 赵磊" });
  await edit.focus();
  await page.keyboard.press("Enter");
  const popup = page.getByRole("dialog", { name: "修改用户角色" });
  await expect(popup.getByLabel("用户账号")).toHaveValue("buyer2");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await edit.press("Enter");
  await popup.getByLabel("采购专员").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("角色已保存");
  const row = page.locator(".member-list > li").filter({ hasText: "buyer2" });
  await expect(row.locator(".role-names li")).toHaveText(["采购经理", "采购专员"]);
});

test("a name that does not match the account shows an error at its field and stays typed", async ({ page }) => {
  await openMembers(page, "buyer");
  await page.goto("/gsrm/personal?user=");
  const popup = page.getByRole("dialog", { name: "添加用户" });
  await popup.getByLabel("用户账号").fill("admin");
  await page.keyboard.press("Tab");
  await expect(popup.getByLabel("用户姓名")).toHaveValue("周敏");
  await popup.getByLabel("用户姓名").fill("周明");
  await popup.getByLabel("采购经理").check();
  await popup.getByRole("button", { name: "保存" }).click();
  await expect(popup.locator("#role-user-findings")).toHaveText("姓名与该账号登记的不符，请核对账号和姓名");
  await expect(popup.getByLabel("用户账号")).toHaveValue("admin");
});

test("a user who cannot assign roles sees only their own roles, and cannot open the popup by its URL", async ({
  page,
}) => {
  await openMembers(page, "supplier");
  await expect(page.locator(".tenant-roles .role-names li")).toHaveText([
    "供应商",
    "人员管理",
    "企业档案",
    "银行与联系人信息",
    "认证资料",
    "质量整改",
  ]);
  await expect(page.locator(".members")).toHaveCount(0);
  await page.goto("/gsrm/personal?user=buyer");
  await expect(page.locator("#roles-title")).toBeVisible();
  await expect(page.getByLabel("用户账号")).toHaveCount(0);
});
