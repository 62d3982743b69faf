import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal: the accounts lose their passwords.
test.use({ portalSettings: {} });

const words = {
  zh: {
    open: "更换无法使用的邮箱",
    account: "登录账号",
    email: "新邮箱",
    reason: "核实经过",
    sent: "已提交，等待另一位同事确认",
    none: "暂无待确认的申请",
    confirm: "确认更换",
    yes: "确定更换",
    done: "邮箱已更换",
  },
  en: {
    open: "Replace a lost mailbox",
    account: "Account",
    email: "New email address",
    reason: "How you verified it",
    sent: "Submitted. Another colleague has to confirm it.",
    none: "No requests to confirm",
    confirm: "Confirm",
    yes: "Yes, replace it",
    done: "The address is replaced",
  },
};

for (const { language, locale, width, account } of [
  { language: "zh", locale: "zh-CN", width: 1280, account: "supplier2" },
  { language: "en", locale: "en-US", width: 375, account: "india" },
] as const)
  test.describe(`${language} at ${width} px`, () => {
    const w = words[language];
    test.use({ locale, viewport: { width, height: 900 } });

    test("one manager requests a replacement address for a lost mailbox, and a second manager confirms it by keyboard", async ({
      page,
      browser,
      baseURL,
      mail,
    }) => {
      const heard = complaints(page);
      const email = `contact-${language}@new.example`;
      await page.goto("/home");
      await openSignedIn(page, "buyer", "/gsrm/review-settings");
      await page.locator("#main").getByRole("link", { name: w.open }).click();
      const form = page.locator("form").filter({ has: page.locator("#mailbox-account") });
      await hydrated(page.locator("#mailbox-account"));
      await isSound(page, language, heard, 375);
      await page.getByLabel(w.account, { exact: true }).fill("nobody");
      await page.keyboard.press("Enter");
      await expect(page.locator("#mailbox-email")).toBeFocused();
      await isSound(page, language, heard, 375);
      await page.getByLabel(w.email, { exact: true }).fill(email);
      await page.locator("#mailbox-reason").fill("Called +86 755 8888 6600, letter with seal.");
      await form.locator("button[type=submit]").press("Enter");
      await expect(form.getByRole("alert")).toBeVisible();
      await expect(page.locator("#mailbox-email")).toHaveValue(email);
      await page.locator("#mailbox-account").fill(account);
      await form.locator("button[type=submit]").press("Enter");
      await expect(page.getByRole("status").filter({ hasText: w.sent })).toBeVisible();
      await expect(page.locator(".people-requests")).toContainText(email);
      await expect(page.getByRole("button", { name: w.confirm, exact: true })).toHaveCount(0);
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath("requested.png"), fullPage: true });

      const other = await (await browser.newContext({ locale, baseURL, viewport: { width, height: 900 } })).newPage();
      await other.goto("/home");
      await openSignedIn(other, "buyer2", "/gsrm/lost-mailboxes");
      const heardThere = complaints(other);
      const confirm = other.getByRole("button", { name: w.confirm, exact: true });
      await confirm.press("Enter");
      await expect(other.getByRole("button", { name: w.yes })).toBeFocused();
      await isSound(other, language, heardThere, 375);
      await other.screenshot({ path: test.info().outputPath("confirm.png"), fullPage: true });
      await other.keyboard.press("Enter");
      await expect(other.getByRole("status").filter({ hasText: w.done })).toBeVisible();
      await expect(other.getByText(w.none)).toBeVisible();
      await expect.poll(() => mail.emailsTo(email).length).toBe(1);
      await other.context().close();
    });
  });
