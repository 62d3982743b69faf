import {
  bind,
  enterAccount,
  enterCode,
  fillIn,
  isIn,
  mailedCode,
  other,
  smsCode,
  summary,
  test,
} from "../support/phone-screen";
import { expect } from "../support/portal";
import { isAlive, openProfile } from "../support/profile-screen";
import { noCodes, startPortal } from "../support/server";
import { demoPassword } from "../support/sign-in";
import { complaints, isSound } from "../support/sound-screen";

// One gateway for all tests here: it has only one mode at a time.
test.describe.configure({ mode: "default" });
test.beforeEach(({ gateway }) => gateway.set("up"));

const words = {
  zh: {
    bind: "绑定手机",
    invalid: "此号码无法接收短信",
    same: "此手机已绑定",
    bound: "手机已绑定",
    toPhone: "登录验证码发送至此手机",
  },
  en: {
    bind: "Add phone",
    invalid: "This number cannot receive text messages",
    same: "This phone is already linked to your account",
    bound: "Phone added",
    toPhone: "Sign-in codes go to this phone",
  },
};
type Language = keyof typeof words;

for (const { language, locale, width, account, typed, number, masked } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    account: "supplier",
    typed: "138 0013 8000",
    number: "+8613800138000",
    masked: "+86***8000",
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    account: "supplier2",
    typed: "+91 98765 43210",
    number: "+919876543210",
    masked: "+91***3210",
  },
] satisfies { language: Language; [other: string]: unknown }[])
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("a phone is added on the profile page, and sign-in codes are sent to it", async ({
      page,
      browser,
      gateway,
      mail,
      strict,
    }) => {
      const labels = words[language];
      const heard = complaints(page);
      await openProfile(page, account);
      await isAlive(page);
      await page.getByText(labels.bind, { exact: true }).click();
      await page.locator("[name=boundPhone]").fill("0755 1234 5678");
      await page.keyboard.press("Tab");
      await expect(page.locator("#bound-phone-boundPhone-findings")).toContainText(labels.invalid);
      await isSound(page, language, heard);
      await fillIn(page, { gateway, mail }, account, { typed, number });
      await expect(page.getByRole("alert")).toContainText(labels.bound);
      await isSound(page, language, heard);
      await page.screenshot({ path: test.info().outputPath("profile.png"), fullPage: true });
      await summary(page).click();
      await page.locator("[name=boundPhone]").fill(number);
      await page.locator("#bound-phone-password").fill(demoPassword);
      await page.keyboard.press("Enter");
      await expect(page.locator("#bound-phone-boundPhone-findings")).toContainText(labels.same);

      const signIn = await enterAccount(browser, strict, account, locale);
      const heardThere = complaints(signIn);
      await expect(other(signIn)).toContainText(masked);
      await isSound(signIn, language, heardThere, 375);
      const texts = gateway.textsTo(number).length;
      await other(signIn).focus();
      await signIn.keyboard.press("Enter");
      await expect(signIn.locator(".sign-in-account")).toHaveText(masked);
      await isSound(signIn, language, heardThere, 375);
      await signIn.screenshot({ path: test.info().outputPath("code.png"), fullPage: true });
      await enterCode(signIn, await smsCode(gateway, number, texts + 1));
      await isIn(signIn);
      await signIn.goto("/gsrm/personal");
      await expect(signIn.getByText(labels.toPhone)).toBeVisible();
      await signIn.context().close();
    });
  });

test("a slow gateway does not delay the user", async ({ page, browser, gateway, mail, strict }) => {
  await bind(page, { gateway, mail }, "buyer", { typed: "13900139000", number: "+8613900139000" });
  gateway.set("holds");
  const signIn = await enterAccount(browser, strict, "buyer");
  await other(signIn).click();
  await expect(signIn.locator(".sign-in-account")).toHaveText("+86***9000");
  await enterCode(signIn, await smsCode(gateway, "+8613900139000", 2));
  await isIn(signIn);
  gateway.set("up");
  await signIn.context().close();
});

test("when the gateway rejects the message, the user can switch to email with one click", async ({
  page,
  browser,
  gateway,
  mail,
  strict,
}) => {
  await bind(page, { gateway, mail }, "buyer2", { typed: "13700137000", number: "+8613700137000" });
  gateway.set("refuses");
  const since = mail.count();
  const signIn = await enterAccount(browser, strict, "buyer2");
  const requests = gateway.requests.length;
  await other(signIn).click();
  await expect(signIn.locator(".sign-in-account")).toHaveText("+86***7000");
  await expect.poll(() => gateway.requests.length).toBe(requests + 1);
  await other(signIn).click();
  await expect(signIn.locator(".sign-in-account")).toHaveText("b***@demo.example");
  await enterCode(signIn, await mailedCode(mail, "buyer2", since));
  await isIn(signIn);
  expect(gateway.requests, "a refused message is given up").toHaveLength(requests + 1);
  await signIn.context().close();
});

test("a failed message is retried, and a duplicate gateway response still sends only one message", async ({
  page,
  browser,
  gateway,
  mail,
  strict,
}) => {
  const number = "+8613600136000";
  await bind(page, { gateway, mail }, "admin", { typed: "+86 136-0013-6000", number });
  gateway.set("fails");
  const signIn = await enterAccount(browser, strict, "admin");
  const requests = gateway.requests.length;
  await other(signIn).click();
  await expect.poll(() => gateway.requests.length).toBe(requests + 1);
  gateway.set("twice");
  await enterCode(signIn, await smsCode(gateway, number, 2));
  await isIn(signIn);
  expect(gateway.textsTo(number)).toHaveLength(2);
  await signIn.context().close();
});

test("removing the phone requires the password, and codes go to the email address again", async ({
  page,
  browser,
  gateway,
  mail,
  strict,
}) => {
  await bind(page, { gateway, mail }, "india", { typed: "+91 98111 22233", number: "+919811122233" });
  const since = mail.count();
  await page.locator(".contact-removal summary", { hasText: "解除绑定" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#phone-removal-password").fill("not the password");
  await page.keyboard.press("Enter");
  await expect(page.locator("#phone-removal-password-findings")).toContainText("登录密码不正确");
  await page.locator("#phone-removal-password").fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("手机已解除绑定");
  await expect(page.locator(".contact-value").nth(1)).toHaveText("未绑定");
  await expect.poll(() => mail.emailsTo("india@demo.example", since).length).toBe(1);
  const signIn = await enterAccount(browser, strict, "india");
  await expect(other(signIn)).toHaveCount(0);
  await signIn.context().close();
});

test("the demo mailbox shows text messages along with emails", async ({ browser }) => {
  const portal = await startPortal(noCodes);
  const page = await (await browser.newContext({ locale: "zh-CN", baseURL: portal.url })).newPage();
  const heard = complaints(page);
  await openProfile(page, "supplier");
  await isAlive(page);
  await page.getByText("绑定手机", { exact: true }).click();
  await page.locator("[name=boundPhone]").fill("13800138000");
  await page.locator("#bound-phone-password").fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page.locator("#phone-code [name=code]")).toBeFocused();
  await page.goto("/dev/mailbox");
  const sms = page.locator(".email").filter({ hasText: "+8613800138000" });
  await expect(sms.first().getByRole("heading")).toHaveText("短信");
  await expect(sms.first().locator(".email-code strong")).toHaveText(/^\d{6}$/);
  await isSound(page, "zh", heard);
  await page.context().close();
  await portal.stop();
});
