import type { Page } from "@playwright/test";
import { expect, test, withMailbox } from "../support/portal";
import { hydrated } from "../support/hydrated";
import { codeInMailbox, isAlive, openProfile } from "../support/profile-screen";
import { demoPassword } from "../support/sign-in";
import { enterPassword } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

test.use({ portalSettings: withMailbox });

test("a new email address is confirmed with codes sent to both addresses, and the link in the email restores the old one", async ({
  page,
  email,
}) => {
  await openProfile(page, "supplier");
  await isAlive(page);
  const old = (await page.locator(".contact-value").first().innerText()).trim();
  await page.locator(".contact-change summary").first().focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("新邮箱").fill("no address");
  await page.keyboard.press("Tab");
  await expect(page.locator("#email-email-findings")).toContainText("邮箱格式不正确");
  await page.getByLabel("新邮箱").fill(old);
  await page.keyboard.press("Enter");
  await expect(page.locator("#email-email-findings")).toContainText("新邮箱与当前邮箱相同");
  await page.getByLabel("新邮箱").fill(email);
  await page.locator("#email-password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(page.locator("#email-password-findings")).toContainText("登录密码不正确");
  await page.locator("#email-password").fill(demoPassword);
  await page.keyboard.press("Enter");

  await expect(page.getByLabel("新邮箱验证码")).toBeFocused();
  const code = await codeInMailbox(page, email);
  const oldCode = await codeInMailbox(page, old);
  await page.keyboard.type(code);
  await page.getByLabel("原邮箱验证码").fill(oldCode === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await expect(page.locator("#email-code-oldCode-findings")).toContainText("原邮箱的验证码不正确或已过期");
  await isSound(page, "zh", complaints(page));
  await page.screenshot({ path: test.info().outputPath("codes.png"), fullPage: true });
  await page.reload();
  await isAlive(page);
  await page.getByLabel("新邮箱验证码").fill(code);
  await page.getByLabel("原邮箱验证码").fill(oldCode);
  await page.getByRole("button", { name: "确认更换" }).click();
  await expect(page.getByRole("alert")).toContainText("邮箱已更换");
  await expect(page.locator(".contact-value").first()).toHaveText(email);

  await page.goto("/dev/mailbox");
  const changeEmail = page.locator(".email").filter({ hasText: old }).filter({ hasText: "账号邮箱已更换" });
  const [link = ""] = /\/undo-email\/\S+/.exec(await changeEmail.first().innerText()) ?? [];
  const heard = complaints(page);
  await page.goto(link);
  await isSound(page, "zh", heard);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("要恢复原邮箱吗？");
  await page.screenshot({ path: test.info().outputPath("undo.png"), fullPage: true });
  await page.getByRole("button", { name: "恢复原邮箱" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("原邮箱已恢复");
  await page.goto("/gsrm/personal");
  await expect(page.getByRole("heading", { level: 1, name: "登录工作台" })).toBeVisible();
  await enterPassword(page, "supplier");
  await expect(page.getByRole("alert")).toContainText("账号或密码不正确");
  await setPasswordAgain(page, "supplier", old);
});

/** Resets the password to the demo's, for the tests that follow. */
async function setPasswordAgain(page: Page, account: string, email: string) {
  await page.goto("/sign-in/forgotten");
  await hydrated(page.getByLabel("账号"));
  await page.getByLabel("账号").fill(account);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.locator("[name=code]")).toBeVisible();
  await page.locator("[name=code]").fill(await codeInMailbox(page, email));
  await page.locator("[name=password]").fill(demoPassword);
  await page.locator("[name=repeat]").fill(demoPassword);
  await page.getByRole("button", { name: "重设密码" }).click();
  await expect(page.getByRole("heading", { name: "密码已重设" })).toBeVisible();
}

test("a user lists their sessions, signs one of them out, and then all of them", async ({ page, browser }) => {
  const other = await (await browser.newContext({ locale: "zh-CN" })).newPage();
  await openProfile(other, "buyer2");
  await openProfile(page, "buyer2");
  const rows = page.locator(".sessions li");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Chrome");
  await expect(rows.first()).toContainText("当前登录");
  await page.screenshot({ path: test.info().outputPath("sessions.png"), fullPage: true });
  await rows.last().getByRole("button", { name: "退出此登录" }).click();
  await expect(page.getByRole("alert")).toContainText("该登录已退出");
  await expect(rows).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole("heading", { level: 1, name: "登录工作台" })).toBeVisible();
  await other.context().close();
  await page.getByRole("button", { name: "全部退出登录" }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.goto("/gsrm/personal");
  await expect(page.getByRole("heading", { level: 1, name: "登录工作台" })).toBeVisible();
});
