import { openSignedIn } from "../support/sign-in-screen";
import { expect, test } from "../support/portal";
import { demoPassword } from "../support/sign-in";
import { complaints, isSound } from "../support/sound-screen";
import { hydrated } from "../support/hydrated";

// A separate portal, and the tests run one after the other: they deactivate accounts.
test.use({ portalSettings: {} });
test.describe.configure({ mode: "default" });

const words = {
  zh: {
    menu: "人员管理",
    table: "人员",
    name: "姓名",
    email: "邮箱",
    send: "发送邀请",
    needed: /请填写姓名|姓名/,
    sent: "邀请邮件将发送至",
    waiting: "尚未加入的同事",
    again: /^重发邀请：/,
    revoke: /^撤销邀请：/,
    yesRevoke: "确定撤销",
    revoked: "已撤销",
    saved: "已保存新的姓名",
    save: "保存",
    unlock: "解除登录限制",
    unlocked: "已解除登录限制",
    bar: "停用账号",
    yesBar: "确定停用",
    barred: "该账号已停用",
    to: "移交给",
    readmit: "恢复账号",
    yesReadmit: "确定恢复",
    readmitted: "该账号已恢复",
    missing: "找不到该人员",
  },
  en: {
    menu: "People",
    table: "People",
    name: "Name",
    email: "Email address",
    send: "Send invitation",
    needed: /Name/,
    sent: "The invitation will be sent to",
    waiting: "Colleagues who have not joined yet",
    again: /^Send again: /,
    revoke: /^Revoke the invitation: /,
    yesRevoke: "Yes, revoke",
    revoked: "is revoked",
    saved: "The new name is saved",
    save: "Save",
    unlock: "Remove the sign-in limit",
    unlocked: "The sign-in limit is removed",
    bar: "Deactivate account",
    yesBar: "Yes, deactivate",
    barred: "is deactivated",
    to: "Hand over to",
    readmit: "Reactivate account",
    yesReadmit: "Yes, reactivate",
    readmitted: "is active again",
    missing: "Person not found",
  },
};

for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
] as const)
  test.describe(`${language} at ${width} px`, () => {
    const w = words[language];
    test.use({ locale, viewport: { width, height: 900 } });

    test("a super admin invites a colleague by keyboard, resends the email and revokes the invitation", async ({
      page,
      mail,
    }) => {
      const heard = complaints(page);
      const email = `colleague-${language}@brand.example`;
      await page.goto("/home");
      await openSignedIn(page, "admin", "/gsrm/people");
      const table = page.getByRole("table", { name: w.table, exact: true });
      await expect(table.locator("tbody tr").filter({ hasText: "buyer2" })).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath("people.png"), fullPage: true });

      const name = page.getByLabel(w.name, { exact: true });
      await hydrated(name);
      await name.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator("#invite-userName-error")).toContainText(w.needed);
      await expect(name).toBeFocused();
      await page.keyboard.insertText("李娜");
      await page.keyboard.press("Tab");
      await page.keyboard.insertText("li@");
      await page.keyboard.press("Enter");
      await expect(page.locator("#invite-email")).toBeFocused();
      await expect(page.locator("#invite-email-error")).not.toBeEmpty();
      await isSound(page, language, heard, 375);
      await page.locator("#invite-email").fill(email);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.sent })).toContainText(email);
      await expect(name).toBeFocused();
      await expect(name).toHaveValue("");
      await expect.poll(() => mail.emailsTo(email).length).toBe(1);

      const waiting = page.getByRole("table", { name: w.waiting });
      await expect(waiting).toContainText(email);
      await isSound(page, language, heard, 375);
      await waiting.getByRole("button", { name: w.again }).press("Enter");
      await expect.poll(() => mail.emailsTo(email).length).toBe(2);
      await waiting.getByRole("button", { name: w.revoke }).press("Enter");
      await page.screenshot({ path: test.info().outputPath("revoke.png"), fullPage: true });
      await expect(page.getByRole("button", { name: w.yesRevoke })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.revoked })).toBeVisible();
      await expect(waiting).toHaveCount(0);
      await isSound(page, language, heard, 375);
    });

    test("a user is edited, unlocked, deactivated with a successor, and reactivated", async ({
      page,
      browser,
      baseURL,
    }) => {
      const heard = complaints(page);
      const leaver = await (await browser.newContext({ locale, baseURL })).newPage();
      await leaver.goto("/home");
      await openSignedIn(leaver, "buyer2", "/gsrm");
      await leaver.getByRole("table").first().waitFor();

      await page.goto("/home");
      await openSignedIn(page, "admin", "/gsrm/people");
      const row = page.getByRole("table", { name: w.table, exact: true }).locator("tbody tr");
      await row.filter({ hasText: "buyer2" }).getByRole("link").first().click();
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText("赵磊");
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath("person.png"), fullPage: true });

      await page.locator("#person-name").fill("赵蕾");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.saved })).toBeVisible();
      await expect(title).toHaveText("赵蕾");
      await page.locator("#person-name").fill("赵磊");
      await page.getByRole("button", { name: w.save, exact: true }).click();
      await expect(title).toHaveText("赵磊");
      await page.getByRole("button", { name: w.unlock }).press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.unlocked })).toBeVisible();

      await page.getByRole("button", { name: w.bar }).press("Enter");
      await expect(page.getByRole("button", { name: w.yesBar })).toBeFocused();
      await isSound(page, language, heard, 375);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.barred })).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath("barred.png"), fullPage: true });

      // Signed out at once: the next request leads to the sign-in, which rejects the account.
      await leaver.goto("/gsrm");
      await leaver.locator("[name=account]").fill("buyer2");
      await leaver.locator("[name=password]").fill(demoPassword);
      await leaver.keyboard.press("Enter");
      await expect(leaver.getByRole("alert")).toBeVisible();
      await expect(leaver).toHaveURL(/\/sign-in\//);

      await page.getByRole("button", { name: w.readmit }).press("Enter");
      await page.getByRole("button", { name: w.yesReadmit }).press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.readmitted })).toBeVisible();
      await leaver.keyboard.press("Enter");
      await leaver.locator("[name=password]").fill(demoPassword);
      await leaver.locator("form#sign-in button[type=submit]").click();
      await expect(leaver.locator(".user-menu")).toBeVisible();
      await leaver.context().close();
    });

    test("a purchasing manager cannot open the page, and an unknown user is reported as missing", async ({ page }) => {
      await page.goto("/home");
      await openSignedIn(page, "admin", "/gsrm/people/nobody");
      await expect(page.getByRole("heading", { name: w.missing })).toBeVisible();
      await expect(page.locator(".side-menu a[href='/gsrm/people']").first()).toContainText(w.menu);
      await page.context().clearCookies();
      await page.goto("/home");
      await openSignedIn(page, "buyer", "/gsrm");
      const answer = page.waitForResponse((response) => response.url().includes("/api/v1/people"));
      await page.goto("/gsrm/people");
      expect((await answer).status()).toBe(403);
      await expect(page.getByRole("table", { name: w.table, exact: true })).toHaveCount(0);
      await expect(page.locator(".side-menu a[href='/gsrm/people']")).toHaveCount(0);
    });
  });
