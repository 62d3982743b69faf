import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { codeAt, wrongCodeAt } from "../support/authenticator-app";
import { confirmByCode, recoveryCodesOn, secretOn } from "../support/authenticator-screen";
import { expect, test, withCodes } from "../support/portal";
import { enterPassword } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

// A separate portal: a user with an authenticator app no longer gets a code by email, which would break other tests.
test.use({ portalSettings: { ...withCodes } });

type CodeFor = (email: string, codes?: number) => Promise<string>;

/** Signs in with a code and opens the profile page. */
async function openProfile(page: Page, account: string, codeFor: CodeFor) {
  await page.goto("/gsrm/personal");
  await enterPassword(page, account);
  await typeCode(page, await codeFor(`${account}@demo.example`));
  await expect(page.locator("#authenticator-title")).toBeVisible();
}

/** Drops the session and enters the password again. */
async function signInAgain(page: Page, account: string) {
  await page.context().clearCookies();
  await page.goto("/workspace");
  await enterPassword(page, account);
}

/** The code of an app one step ahead: the code of the current step was already used to add the app. */
const nextCode = (secret: string) => codeAt(secret, Date.now() + 30_000);

for (const { language, locale, account, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    account: "supplier",
    words: {
      add: "添加身份验证器应用",
      remove: "删除身份验证器应用",
      other: "生成新的恢复代码",
      left: "剩余恢复代码：9 个",
      file: "恢复代码.txt",
      download: "下载恢复代码",
      app: "请输入身份验证器应用中的验证码",
      wrong: "验证码不正确或已使用",
      wrongRecovery: "恢复代码不正确或已使用",
      useRecovery: "使用恢复代码",
      recovery: "请输入恢复代码",
      removed: "身份验证器应用已删除",
      none: "尚未添加身份验证器应用",
      back: "返回个人信息",
    },
  },
  {
    language: "en",
    locale: "en-US",
    account: "supplier2",
    words: {
      add: "Add an authenticator app",
      remove: "Remove the authenticator app",
      other: "Generate new recovery codes",
      left: "Recovery codes left: 9",
      file: "recovery-codes.txt",
      download: "Download recovery codes",
      app: "Enter the code from your authenticator app",
      wrong: "This code is wrong or was already used.",
      wrongRecovery: "This recovery code is wrong or was already used.",
      useRecovery: "Use a recovery code",
      recovery: "Enter a recovery code",
      removed: "Authenticator app removed",
      none: "You have no authenticator app yet",
      back: "Back to your profile",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a user adds an authenticator app, signs in with it and with a recovery code, and removes it", async ({
      page,
      codeFor,
    }) => {
      const email = `${account}@demo.example`;
      const heard = complaints(page);
      await openProfile(page, account, codeFor);
      await page.getByRole("link", { name: words.add }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: words.add })).toBeVisible();
      await isSound(page, language, heard, 375);
      await confirmByCode(page, codeFor, email);
      const secret = await secretOn(page);
      await isSound(page, language, heard, 375);
      await typeCode(page, wrongCodeAt(secret, new Date()));
      await expect(page.getByText(words.wrong)).toBeVisible();
      await expect(page.locator("#authenticator-first-code")).toBeFocused();
      expect(await secretOn(page), "the same secret").toBe(secret);
      await typeCode(page, codeAt(secret, Date.now()));
      const [first = "", second = ""] = await recoveryCodesOn(page);
      await isSound(page, language, heard, 375);
      const saved = page.waitForEvent("download");
      await page.getByRole("link", { name: words.download }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(words.file);
      expect(await readFile(await file.path(), "utf8")).toContain(first);

      await signInAgain(page, account);
      await expect(page.getByRole("heading", { name: words.app })).toBeVisible();
      await isSound(page, language, heard, 375);
      await typeCode(page, nextCode(secret));
      await expect(page.locator(".user-menu")).toBeVisible();

      await signInAgain(page, account);
      await page.getByRole("link", { name: words.useRecovery }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: words.recovery })).toBeVisible();
      await expect(page.locator("#recovery-code")).toBeFocused();
      await isSound(page, language, heard, 375);
      await page.keyboard.type("0000-0000-0000-0000\n");
      await expect(page.getByText(words.wrongRecovery)).toBeVisible();
      await page.locator("#recovery-code").fill(first.toLowerCase().replaceAll("-", " "));
      await page.keyboard.press("Enter");
      await expect(page.locator(".user-menu")).toBeVisible();

      await page.goto("/gsrm/personal");
      await expect(page.getByText(words.left)).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.getByRole("link", { name: words.other }).click();
      await confirmByCode(page, codeFor, email);
      expect(await recoveryCodesOn(page)).not.toContain(second);
      await page.getByRole("link", { name: words.back }).click();
      await page.getByRole("link", { name: words.remove }).click();
      await confirmByCode(page, codeFor, email);
      await expect(page.getByText(words.removed)).toBeVisible();
      await expect(page.getByText(words.none)).toBeVisible();
    });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a user adds an app, then signs in with an app code, a recovery code and an emailed code", async ({
    page,
    codeFor,
  }) => {
    const email = "buyer@demo.example";
    await openProfile(page, "buyer", codeFor);
    await page.getByRole("link", { name: "添加身份验证器应用" }).click();
    await confirmByCode(page, codeFor, email);
    const secret = await secretOn(page);
    await typeCode(page, codeAt(secret, Date.now()));
    const [first = ""] = await recoveryCodesOn(page);

    await signInAgain(page, "buyer");
    await typeCode(page, nextCode(secret));
    await expect(page.locator(".user-menu")).toBeVisible();

    await signInAgain(page, "buyer");
    await page.getByRole("link", { name: "使用恢复代码" }).click();
    await page.locator("#recovery-code").fill(first);
    await page.locator("#recovery-code").press("Enter");
    await expect(page.locator(".user-menu")).toBeVisible();

    await signInAgain(page, "buyer");
    await page.getByRole("button", { name: "b***@demo.example" }).click();
    await expect(page.getByRole("link", { name: "使用身份验证器应用" })).toBeVisible();
    await typeCode(page, await codeFor(email));
    await expect(page.locator(".user-menu")).toBeVisible();
  });
});
