import type { Page } from "@playwright/test";
import { formatInstant } from "~/rules/format";
import en from "~/i18n/locales/en/account";
import zh from "~/i18n/locales/zh/account";
import { agreeIfAsked } from "../support/consent-screen";
import { openDatabase } from "../support/open-database";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";
import type { RunningPortal } from "../support/server";
import { openSignedIn } from "../support/sign-in-screen";

test.use({ locale: "en-US" });

/** Deletes every recorded consent. */
function askAgain(portal: RunningPortal) {
  const db = openDatabase(portal);
  db.exec("delete from consent");
  db.close();
}
function agreedAt(portal: RunningPortal) {
  const db = openDatabase(portal);
  const row = db.prepare("select confirm_date from consent").get();
  db.close();
  return row?.confirm_date;
}

async function enter(page: Page, portal: RunningPortal) {
  askAgain(portal);
  await openSignedIn(page, "india");
  await expect(page.locator("form#consent")).toBeVisible();
  await expect(page.locator(".greeting")).toHaveCount(0);
}

test("a user in India must agree before going on: nothing else closes the dialog", async ({ page, portal }) => {
  const heard = complaints(page);
  await enter(page, portal);
  const dialog = page.getByRole("dialog", { name: "Confirm the registration agreement and the privacy policy" });
  const confirm = dialog.getByRole("button", { name: "Confirm and continue" });
  await expect(dialog).toBeVisible();
  await isSound(page, "en", heard);
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();

  await dialog.locator("summary").first().click();
  await expect(dialog.getByRole("region").first()).toContainText("What the portal is for");
  await isSound(page, "en", heard);
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/I have read/).check();
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/I have read/).uncheck();
  await dialog.getByLabel(/on behalf of my company/).check();
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(/I have read/).focus();
  await page.keyboard.press("Space");
  await expect(confirm).toBeEnabled();
  await confirm.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  expect(agreedAt(portal)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  await page.reload();
  await expect(page.locator(".greeting")).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("focus stays in the dialog, and nothing behind it is reachable until the user agrees", async ({
  page,
  portal,
}) => {
  await enter(page, portal);
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.goto("/gcis");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await expect(page.getByRole("main", { includeHidden: true })).toBeEmpty();

  await dialog.getByLabel(/I have read/).check();
  await dialog.getByLabel(/on behalf of my company/).check();
  await dialog.getByRole("button", { name: "Confirm and continue" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a consent that is not saved keeps the dialog open and shows an error", async ({ page, portal }) => {
  await enter(page, portal);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/I have read/).check();
  await dialog.getByLabel(/on behalf of my company/).check();
  // An administrator now moves the account to a region that needs no consent.
  const db = openDatabase(portal);
  db.exec("update account set region = 'CN' where user_account = 'india'");
  await dialog.getByRole("button", { name: "Confirm and continue" }).click();
  await expect(dialog.getByRole("alert")).toContainText("could not be saved");
  db.exec("update account set region = 'IN' where user_account = 'india'");
  db.close();
});

test("the language can be changed, and a user who does not agree signs out", async ({ page, portal }) => {
  await enter(page, portal);
  await page.getByRole("dialog").getByRole("button", { name: "中文" }).click();
  const dialog = page.getByRole("dialog", { name: "请确认注册协议与个人信息保护政策" });
  await expect(dialog).toBeVisible();
  await isSound(page, "zh", []);
  await dialog.getByRole("button", { name: "退出登录" }).click();
  await expect(page).toHaveURL(/\/home/);
});

for (const { language, locale, card } of [
  { language: "zh", locale: "zh-CN", card: zh.withdrawConsent },
  { language: "en", locale: "en-US", card: en.withdrawConsent },
])
  test(`a user withdraws consent on the profile page and has to give it again, in ${language}`, async ({
    browser,
    portal,
  }) => {
    askAgain(portal);
    const page = await browser.newPage({ baseURL: portal.url, locale });
    const heard = complaints(page);
    await openSignedIn(page, "india", "/gsrm/personal");
    await agreeIfAsked(page);
    const section = page.getByRole("region", { name: card.title });
    const at = formatInstant(language, `${String(agreedAt(portal)).replace(" ", "T")}Z`, "GMT");
    await expect(section.getByText(card.given.replace("{{at}}", at))).toBeVisible();
    await section.getByText(card.open, { exact: true }).click();
    await expect(section.getByText(card.consequences)).toBeVisible();
    await isSound(page, language, heard);

    await section.getByRole("button", { name: card.confirm }).click();
    await expect(page).toHaveURL(/\/home/);
    expect(agreedAt(portal)).toBeUndefined();
    await openSignedIn(page, "india", "/gsrm/personal");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(section).toHaveCount(0);
    await page.close();
  });

test("consent is not requested from users in other regions", async ({ page, portal }) => {
  askAgain(portal);
  await openSignedIn(page, "supplier");
  await expect(page.locator(".greeting")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same consent form covers the page, and submitting it without scripts agrees", async ({ page, portal }) => {
    await enter(page, portal);
    await page.locator("[name=consentAgreementFlag]").check();
    await page.locator("[name=registration]").check();
    await page.getByRole("button", { name: "Confirm and continue" }).click();
    await expect(page.locator("form#consent")).toHaveCount(0);
    expect(agreedAt(portal)).toBeTruthy();
  });
});
