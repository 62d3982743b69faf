import { agreeIfAsked } from "../support/consent-screen";
import { expect, test, withCodes } from "../support/portal";
import { enterPassword } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

// A separate portal: codes recently requested by other tests would block the codes for these.
test.use({ portalSettings: { ...withCodes } });

/** Screens that anyone can open, or that a registrant sees, in the browser's language. */
const open = [
  "/home",
  "/home?notice=society",
  "/home?notice=question",
  "/home?notice=admittance",
  "/home/oppo",
  "/legal/honest",
  "/legal/privacy",
  "/register",
  "/register/registered",
  "/undo-email/no-such-change",
  "/invitation?key=no-such-invitation",
  "/progress",
  "/workspace",
  "/sign-in/forgotten",
  "/sign-in/no-such-sign-in",
  "/403",
  "/403?code=signIn.failed",
  "/403?code=signIn.unknownAccount",
  "/403?code=token.otherBrowser",
  "/403?code=tenant.none",
  "/403?loginable=0",
  "/404",
  "/500",
];
const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment"];

for (const { language, locale, width, other, account } of [
  { language: "zh", locale: "zh-CN", width: 1280, other: 375, account: "supplier" },
  { language: "en", locale: "en-US", width: 375, other: 1280, account: "india" },
])
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("every public screen is accessible, in one language, within its width and its content policy", async ({
      page,
    }) => {
      const heard = complaints(page);
      for (const path of open)
        await test.step(path, async () => {
          await page.goto(path);
          await isSound(page, language, heard, other);
        });
    });

    test("every step of a sign-in passes the same checks, and so does the workspace with its menus open", async ({
      page,
      codeFor,
    }) => {
      const heard = complaints(page);
      await page.goto("/workspace");
      await enterPassword(page, account, "wrong");
      await isSound(page, language, heard, other);
      await enterPassword(page, account);
      await expect(page.locator("[name=code]")).toBeVisible();
      await isSound(page, language, heard, other);
      await typeCode(page, await codeFor(`${account}@demo.example`));
      await expect(page.locator("form#consent, .greeting").first()).toBeVisible();
      await isSound(page, language, heard, other);
      await agreeIfAsked(page);
      await expect(page.locator(".greeting")).toBeVisible();
      await page.locator(".user-menu summary").click();
      await isSound(page, language, heard, other);
    });

    test("every screen of the wizard passes them too, with its errors shown and its lists open", async ({
      page,
      email,
      enterWizard,
    }) => {
      const heard = complaints(page);
      await page.goto("/register");
      await enterWizard(page, email);
      for (const tab of tabs)
        await test.step(tab, async () => {
          await page.goto(`/register/${tab}?check=1`);
          await isSound(page, language, heard, other);
        });
      await page.goto("/register/basic");
      // Until scripts run it is a button that opens a page with the list.
      await expect(page.locator('[id="registeredProvince"]')).toHaveRole("combobox");
      await page.locator('[id="registeredProvince"]').click();
      await expect(page.getByRole("option").nth(3)).toBeVisible();
      await isSound(page, language, heard, other);
      await page.locator('[id="field-registeredProvince"] [aria-haspopup=dialog]').click();
      await expect(page.getByRole("radio").nth(3)).toBeVisible();
      await isSound(page, language, heard, other);
      await page.goto("/register/basic/pick?field=registeredProvince");
      await isSound(page, language, heard, other);
      await page.goto("/register/review");
      await isSound(page, language, heard, other);
      await page.goto("/register/withdraw");
      await expect(page.locator("main form .button-primary")).toBeVisible();
      // Purchasing never had a draft, so there is no review to stop.
      await expect(page.locator("main form li")).toHaveCount(2);
      await isSound(page, language, heard, other);
    });
  });
