import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { change } from "../support/rows";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

for (const { language, locale, width, other, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    other: 375,
    words: { title: "继续注册", first: "公司基本信息", refused: "邮箱格式不正确", wrong: "验证码不正确或已过期" },
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    other: 1280,
    words: {
      title: "Continue your registration",
      first: "Company information",
      refused: "Invalid email. Enter an address like",
      wrong: "This code is wrong or has expired",
    },
  },
])
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("an email address and its code lead from the home page back to a registration", async ({
      page,
      email,
      enterWizard,
      codeFor,
      portal,
    }) => {
      const heard = complaints(page);
      await enterWizard(page, email);
      await page.context().clearCookies();
      change(portal, "delete from rate");
      await page.goto("/home");
      await hydrated(page.locator("#continue-email"));
      await page.locator("#continue-email").fill(email);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
      await expect(page.locator("[name=code]")).toBeFocused();
      await isSound(page, language, heard, other);
      await page.keyboard.type(await codeFor(email, 2));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.first);
    });

    test("an unknown email address gets the same response as a known one, and a malformed one an error at the field", async ({
      page,
      email,
    }) => {
      await page.goto("/home");
      await hydrated(page.locator("#continue-email"));
      await page.locator("#continue-email").fill("wang@");
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.refused)).toBeVisible();
      await expect(page.locator("[name=email]")).toHaveValue("wang@");
      await page.locator("[name=email]").fill(email);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
      await typeCode(page, "123456");
      await expect(page.getByText(words.wrong)).toBeVisible();
    });

    test("the header links to progress, help, sign-in and registration", async ({ page }) => {
      const heard = complaints(page);
      await page.goto("/progress");
      const header = page.locator("header.site-header");
      const menu = header.locator("summary");
      if (width < 900) {
        await menu.focus();
        await page.keyboard.press("Enter");
        await isSound(page, language, heard);
      } else await expect(menu).toBeHidden();
      for (const place of ["/progress", "/home?notice=admittance#notices", "/workspace", "/register"])
        await expect(header.locator(`a[href="${place}"]:visible`)).toHaveCount(1);
      if (width < 900) {
        await page.keyboard.press("Escape");
        await expect(header.locator('a[href="/register"]:visible')).toHaveCount(0);
        await expect(menu).toBeFocused();
      }
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("the menu opens, and the home page leads back to the registration too", async ({ page, email, codeFor }) => {
        await page.goto("/register");
        await page.locator("#consentAgreementFlag").check();
        await page.locator("form#before button[type=submit]").click();
        // At human speed: anything faster counts as a robot (S-16).
        await page.locator("[name=name]").pressSequentially("Wang Fang", { delay: 100 });
        await page.locator("[name=email]").pressSequentially(email, { delay: 110 });
        await page.locator("button[value=send]").click();
        await typeCode(page, await codeFor(email));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.first);
        await page.context().clearCookies();

        await page.goto("/home");
        if (width < 900) await page.locator(".site-menu summary").click();
        await page.locator('header a[href="/register"]:visible').hover();
        if (width < 900) await page.locator(".site-menu summary").click();
        await page.locator("#continue-email").pressSequentially(email, { delay: 110 });
        await page.keyboard.press("Enter");
        await expect(page.locator("[name=code]")).toBeFocused();
        await typeCode(page, await codeFor(email, 2));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.first);
      });
    });
  });
