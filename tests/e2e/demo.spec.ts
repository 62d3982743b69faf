import { hydrated } from "../support/hydrated";
import { expect, test as portalTest } from "../support/portal";
import { complaints } from "../support/sound-screen";
import { startPortal } from "../support/server";
import { typeCode } from "../support/type-code";

/**
 * The demo as `npm start` runs it: there is no mail server, so emails are readable in the portal. One tab is hidden by a setting.
 */
const test = portalTest.extend<object, object>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal({ REGISTRATION_HIDDEN_TAB: "association" });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
});

test("the demo mailbox shows the code, and a tab hidden by a setting is absent", async ({ page, email }) => {
  await page.goto("/register");
  await page.getByLabel("我已阅读并同意《注册协议》和《个人信息保护政策》").check();
  await page.getByRole("button", { name: "同意并开始" }).click();
  await hydrated(page.getByLabel("姓名"));
  await page.getByLabel("姓名").fill("王芳");
  await page.getByLabel("邮箱").fill(email);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText(`验证码已发送至 ${email}`)).toBeVisible();
  const mailbox = await page.context().newPage();
  const heard = complaints(mailbox);
  await mailbox.goto("/dev/mailbox");
  await expect(mailbox.getByText(email)).toBeVisible();
  const mail = mailbox.locator(".email").filter({ hasText: email }).first();
  const frame = mail.locator("iframe[sandbox]").contentFrame();
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(mail.locator(".email-text")).toBeVisible();
  expect(heard, "the content policy allows what the letter holds").toEqual([]);
  const code = /\b\d{6}\b/.exec(await mailbox.locator("main").innerText())?.[0] ?? "";
  await typeCode(page, code);
  await expect(page.getByRole("heading", { level: 1, name: "公司基本信息" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "注册资料" }).getByRole("listitem")).toHaveCount(7);
  await page.goto("/register/association");
  await expect(page).toHaveURL(/\/404$/);
});

portalTest("with a mail server there is no demo mailbox", async ({ page }) => {
  await page.goto("/dev/mailbox");
  await expect(page).toHaveURL(/\/404$/);
});

portalTest("startup fails on a setting that leaves no contact to call about new bank details", async () => {
  const start = startPortal({ REGISTRATION_HIDDEN_TAB: "contact" }).then(
    () => "started",
    (error: Error) => error.message,
  );
  expect(await start).toContain("REGISTRATION_HIDDEN_TAB");
});
