import type { Page } from "@playwright/test";
import { humanMs } from "../../app/rules/limits/forms";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { change } from "../support/rows";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

/** Enters the registrant's name and requests a code. */
async function sendCode(page: Page, email: string) {
  await page.goto("/register");
  await page.locator("#consentAgreementFlag").check();
  await page.locator("form#before button[type=submit].button-primary").click();
  await hydrated(page.locator("[name=name]"));
  await page.locator("[name=name]").fill("Li Jing");
  await page.locator("[name=email]").fill(email);
  await page.locator("button[value=send]").click();
  await expect(page.locator("[name=code]")).toBeVisible();
}

const fullWidth = (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).replace(/^.{3}/, "$&　");

for (const { language, locale, width, other, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    other: 375,
    words: {
      title: "输入邮件中的验证码",
      first: "公司基本信息",
      change: "修改",
      wrong: "验证码不正确或已过期",
      refused: "对方的邮件服务器拒收发往",
      correct: "修改邮箱",
    },
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    other: 1280,
    words: {
      title: "Enter the code from our email",
      first: "Company information",
      change: "Change",
      wrong: "This code is wrong or has expired",
      refused: "The mail server rejects messages to",
      correct: "Change the email address",
    },
  },
])
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("after a code is sent the page asks only for the code, and typing it starts the registration", async ({
      page,
      email,
      codeFor,
    }) => {
      const heard = complaints(page);
      await sendCode(page, email);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
      await expect(page.locator("[name=code]")).toBeFocused();
      await expect(page.getByRole("textbox")).toHaveCount(1);
      await expect(page.locator("main")).toContainText(`Li Jing ${email}`);
      await isSound(page, language, heard, other);

      const code = await codeFor(email);
      await page.keyboard.type(code === "000000" ? "111 111" : "000 000");
      await expect(page.getByText(words.wrong)).toBeVisible();
      await expect(page.locator("[name=code]")).toBeFocused();
      await isSound(page, language, heard, other);

      await page.locator("[name=code]").fill(`code: ${code}`);
      await expect(page.locator(".code-cells")).toHaveCount(0);
      await page.locator("[name=code]").fill(fullWidth(code.slice(0, 5)));
      await expect(page.locator(".code-cells > span")).toHaveText([...code.slice(0, 5), ""]);
      await page.locator("[name=code]").fill(fullWidth(code));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.first);
    });

    test("a registrant who goes back to correct the name can use the code already sent", async ({
      page,
      email,
      codeFor,
    }) => {
      await sendCode(page, email);
      await page.getByRole("link", { name: words.change }).click();
      await hydrated(page.locator("[name=name]"));
      await page.locator("[name=name]").fill("Li Jing 2");
      await page.locator("[name=email]").fill(email.toUpperCase());
      await page.locator("button[value=send]").click();
      await expect(page.locator("main")).toContainText("Li Jing 2");
      await typeCode(page, await codeFor(email));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.first);
    });

    test("a registrant who mistyped the email address changes it and finds the name still filled in", async ({
      page,
      email,
    }) => {
      await sendCode(page, `typo-${email}`);
      await page.getByRole("link", { name: words.change, exact: true }).click();
      await expect(page.locator("[name=name]")).toHaveValue("Li Jing");
      await expect(page.locator("[name=email]")).toHaveValue(`typo-${email}`);
      await page.locator("[name=email]").fill(email);
      await page.locator("button[value=send]").click();
      await expect(page.locator("main")).toContainText(`Li Jing ${email}`);
      await expect(page.locator("[name=code]")).toBeFocused();
    });

    test("a registrant whose address the mail server rejects reads it on the page, and corrects the address", async ({
      page,
      email,
      mail,
      codeFor,
    }) => {
      const heard = complaints(page);
      const mistyped = `x${email}`;
      mail.refuse(mistyped);
      await sendCode(page, mistyped);
      await expect(page.getByRole("status").filter({ hasText: `${words.refused} ${mistyped}` })).toBeVisible();
      await isSound(page, language, heard, other);
      await page.getByRole("link", { name: words.correct }).click();
      await page.locator("[name=email]").fill(email);
      await page.locator("button[value=send]").click();
      await typeCode(page, await codeFor(email));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.first);
    });
  });

test("a new code can be requested after a minute, the countdown is announced, and the new code works", async ({
  page,
  email,
  codeFor,
  portal,
}) => {
  await sendCode(page, email);
  await page.clock.install();
  await page.reload();
  const shownAt = Date.now();
  await hydrated(page.locator("[name=code]"));
  const resend = page.getByRole("button", { name: "重新获取" });
  await expect(resend).toBeDisabled();
  await codeFor(email);
  const announced = page.getByRole("status").filter({ hasText: "重新获取" });
  await page.clock.runFor(40_000);
  await expect(announced).toHaveText("30 秒后可重新获取验证码。");
  await page.clock.runFor(5000);
  await expect(announced).toHaveText("30 秒后可重新获取验证码。");
  await page.clock.runFor(20_000);
  await expect(announced).toHaveText("现在可以重新获取验证码。");
  await expect(resend).toBeEnabled();
  change(portal, "delete from rate");
  // The server's clock is real: a form posted faster than a person could counts as a robot (S-16).
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(humanMs);
  await resend.click();
  await expect(resend).toBeDisabled();
  await expect(page.locator("[name=code]")).toBeFocused();
  await typeCode(page, await codeFor(email, 2));
  await expect(page.getByRole("heading", { level: 1, name: "公司基本信息" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("Enter in the code field starts, and a new code within a minute is rejected", async ({
    page,
    email,
    codeFor,
  }) => {
    await page.goto("/register");
    await page.locator("#consentAgreementFlag").check();
    await page.locator("form#before button[type=submit].button-primary").click();
    // At human speed: anything faster counts as a robot (S-16).
    await page.locator("[name=name]").pressSequentially("王芳", { delay: 200 });
    await page.locator("[name=email]").pressSequentially(email, { delay: 110 });
    await page.keyboard.press("Enter");
    await expect(page.locator("[name=code]")).toBeFocused();
    const code = await codeFor(email);
    await page.keyboard.type("12", { delay: 1100 });
    await page.getByRole("button", { name: "重新获取" }).click();
    await expect(page.getByRole("alert")).toContainText(/请在 \d+ 秒后重新获取/);
    await page.locator("[name=code]").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "公司基本信息" })).toBeVisible();
  });
});
