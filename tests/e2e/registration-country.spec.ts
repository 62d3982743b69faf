import type { Locator } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";

/** Entirely within the first screen, without scrolling. */
const isInFirstScreen = (control: Locator, height: number) =>
  expect
    .poll(async () => {
      const box = await control.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    })
    .toBeLessThanOrEqual(height);

for (const { language, locale, width, height, other, words } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    height: 800,
    other: 375,
    words: {
      china: "中国境内",
      elsewhere: "其他国家或地区",
      field: "国家或地区",
      check: "查询",
      start: "同意并开始",
      agree: "同意",
      agreed: "已同意",
      germany: "德国",
      answer: "德国的公司由采购经理协助办理准入",
      hongKong: "香港",
      hongKongAnswer: "中国香港的公司由采购经理协助办理准入",
      unknown: "没有找到“某国”",
      missing: "请阅读注册协议和个人信息保护政策，并勾选同意",
      generic: "其他国家或地区的公司由采购经理协助办理准入",
    },
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    height: 812,
    other: 1280,
    words: {
      china: "Mainland China",
      elsewhere: "Another country or region",
      field: "Country or region",
      check: "Check",
      start: "Agree and start",
      agree: "I agree",
      agreed: "Agreed",
      germany: "Germany",
      answer: "Germany: contact your purchasing manager",
      hongKong: "hong kong",
      hongKongAnswer: "Hong Kong, China: contact your purchasing manager",
      unknown: "We could not find “某国”",
      missing: "Read the registration agreement",
      generic: "Companies registered elsewhere",
    },
  },
])
  test.describe(`in ${language} at ${width} × ${height} px`, () => {
    test.use({ locale, viewport: { width, height } });

    test("China is preselected, and the checkbox and the button are on the first screen", async ({ page }) => {
      const heard = complaints(page);
      await page.goto("/register");
      await expect(page.getByRole("radio", { name: words.china, exact: true })).toBeChecked();
      await expect(page.getByRole("radio")).toHaveCount(2);
      await isInFirstScreen(page.locator("#consentAgreementFlag"), height);
      await isInFirstScreen(page.getByRole("button", { name: words.start }), height);
      await isSound(page, language, heard, other);
    });

    test("without the checkbox ticked the registration does not start, and the checkbox gets focus", async ({
      page,
    }) => {
      const heard = complaints(page);
      await page.goto("/register");
      await hydrated(page.locator("#consentAgreementFlag"));
      await page.getByRole("button", { name: words.start }).click();
      await expect(page.getByText(words.missing)).toBeVisible();
      await expect(page.locator("#consentAgreementFlag")).toBeFocused();
      await expect(page.locator("#consentAgreementFlag")).toHaveAttribute("aria-invalid", "true");
      await isSound(page, language, heard, other);
      await page.goto("/register/start");
      await expect(page).toHaveURL(/\/register$/);
    });

    test("agreeing at the end of each text ticks the checkbox", async ({ page }) => {
      const heard = complaints(page);
      await page.goto("/register");
      const tick = page.locator("#consentAgreementFlag");
      await hydrated(tick);
      const titles = await page.locator(".agreement-texts a").allTextContents();
      expect(titles).toHaveLength(2);
      await page.locator(".agreement-texts a").first().press("Enter");
      for (const title of titles) {
        await expect(page.getByRole("dialog", { name: title })).toBeVisible();
        await expect(page.getByRole("heading", { name: title })).toBeFocused();
        await isSound(page, language, heard, other);
        await expect(tick).not.toBeChecked();
        await page.getByRole("button", { name: words.agree, exact: true }).click();
      }
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(page.getByText(words.agreed, { exact: true })).toHaveCount(2);
      await expect(tick).toBeChecked();
      await expect(tick).toBeFocused();
      await page.getByRole("button", { name: words.start }).click();
      await expect(page).toHaveURL(/\/register\/start$/);
    });

    test("closing a text without agreeing leaves the checkbox unticked and returns focus to its link", async ({
      page,
    }) => {
      await page.goto("/register");
      await hydrated(page.locator("#consentAgreementFlag"));
      const second = page.locator(".agreement-texts a").nth(1);
      await second.click();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(second).toBeFocused();
      await expect(page.locator("#consentAgreementFlag")).not.toBeChecked();
      await expect(page.getByText(words.agreed, { exact: true })).toHaveCount(0);
    });

    test("typing another country shows next to the choice what applies to it", async ({ page }) => {
      const heard = complaints(page);
      await page.goto("/register");
      await hydrated(page.locator("#other-country"));
      await page.getByRole("radio", { name: words.elsewhere, exact: true }).focus();
      await page.keyboard.press("Space");
      const field = page.getByLabel(words.field, { exact: true });
      const answer = page.getByRole("status");
      await page.keyboard.press("Tab");
      await expect(field).toBeFocused();
      await page.keyboard.type(words.germany);
      await expect(answer).toContainText(words.answer);
      await expect(field).toBeFocused();
      await isSound(page, language, heard, other);
      await field.fill(words.hongKong);
      await expect(answer).toContainText(words.hongKongAnswer);
      await field.fill("an");
      await expect(page.locator("#countries option")).toHaveCount(10);
      await field.fill("某国");
      await expect(answer).toContainText(words.unknown);

      await page.locator("#consentAgreementFlag").check();
      await page.getByRole("button", { name: words.start }).click();
      await expect(answer).toBeFocused();
      await expect(page).toHaveURL(/\/register$/);
      await page.getByRole("radio", { name: words.china, exact: true }).check();
      await page.getByRole("button", { name: words.start }).click();
      await expect(page).toHaveURL(/\/register\/start$/);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("a button checks another country, and starting with it is rejected next to the choice", async ({ page }) => {
        await page.goto("/register");
        await page.getByRole("radio", { name: words.elsewhere, exact: true }).check();
        await page.getByLabel(words.field, { exact: true }).fill(words.germany);
        await page.getByRole("button", { name: words.check, exact: true }).click();
        await expect(page.getByRole("status")).toContainText(words.answer);
        await expect(page.getByRole("radio", { name: words.elsewhere, exact: true })).toBeChecked();
        await page.locator("#consentAgreementFlag").check();
        await page.getByRole("button", { name: words.start }).click();
        await expect(page.getByRole("status")).toContainText(words.generic);
        await expect(page.getByRole("status")).toBeFocused();
        await page.getByRole("radio", { name: words.china, exact: true }).check();
        await page.locator("#consentAgreementFlag").uncheck();
        await page.getByRole("button", { name: words.start }).click();
        await expect(page.locator("#consentAgreementFlag")).toBeFocused();
        await page.locator("#consentAgreementFlag").check();
        await page.getByRole("button", { name: words.start }).click();
        await expect(page).toHaveURL(/\/register\/start$/);
      });
    });
  });
