import type { Page } from "@playwright/test";
import { acme } from "../support/company";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { submitAndReturn } from "../support/returned-registration";
import { letLimitsPass } from "../support/rows";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

// A separate portal: its queue contains the returned registrations.
test.use({ portalSettings: {} });

const comments = {
  "basic:duns": "与邓白氏网站的查询结果不一致",
  "contact:contacts[0]": "请补充技术联系人",
  "bank:banks[0].accountName": "须与营业执照一致",
};
const { duns } = acme.basic.text;

const card = (page: Page, comment: string) => page.locator(".returned-card", { hasText: comment });
const progress = (page: Page) => page.locator(".section-bar .return-steps");

test("by keyboard, comments are answered on their cards or on their tabs, and one answer stays unchanged with a reason", async ({
  page,
  browser,
  email,
  openWizard,
}) => {
  const heard = complaints(page);
  await openWizard(page, email);
  await submitAndReturn(page, browser, comments);

  await page.goto("/progress");
  await page.locator("main a[href='/register/returned']").click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("还有 3 处待处理，处理后请重新提交");
  await expect(title).toBeFocused();
  await expect(page.locator(".returned-why")).toContainText("资料总体完整");
  await expect(page.locator(".returned-card")).toHaveCount(3);
  const first = card(page, comments["basic:duns"]);
  const field = page.locator("[name=duns]");
  await expect(field).toHaveValue(duns ?? "");
  await isSound(page, "zh", heard, 360);
  await page.screenshot({ path: test.info().outputPath("returned-zh.png"), fullPage: true });

  // An answer that the rules refuse is not saved, and stays in the field.
  await page.locator(".section-bar").getByRole("link", { name: "下一处" }).press("Enter");
  await expect(field).toBeFocused();
  await field.fill("12");
  await field.press("Enter");
  await expect(first.locator(".field-error")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("12");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(progress(page)).toHaveText("已处理 0 / 3 处");
  await isSound(page, "zh", heard, 375);
  await page.screenshot({ path: test.info().outputPath("returned-zh-refused.png"), fullPage: true });

  await field.fill("987654321");
  await field.press("Enter");
  await expect(first.locator("del")).toHaveText(duns ?? "");
  await expect(first.locator("ins")).toHaveText("987654321");
  await expect(first.locator(".returned-state")).toHaveText("已修改");
  await expect(title).toHaveText("还有 2 处待处理，处理后请重新提交");
  await expect(page.locator(".section-bar .off-screen[role=status]")).toHaveText("已处理 1 / 3 处");
  await expect(page.locator(".wizard-side .task", { hasText: "公司基本信息" })).not.toContainText("需修改");
  const second = card(page, comments["contact:contacts[0]"]);
  await expect(second.getByRole("heading"), "the next open comment").toBeFocused();

  // A row is changed on its tab, where saving leads to the next comment.
  await second.getByRole("link", { name: /^去修改/ }).press("Enter");
  await expect(page).toHaveURL(/\/register\/contact/);
  await expect(page.locator("[id^='contacts[0].']:focus")).toBeVisible();
  await expect(progress(page)).toContainText("已处理 1 / 3 处");
  await page.locator("[name='contacts[0].position']").fill("销售兼技术经理");
  await expect(progress(page)).toContainText("已处理 2 / 3 处");
  await expect(page.getByRole("heading", { name: "本页的意见均已处理" })).toBeVisible();
  await page.getByRole("button", { name: "保存并继续" }).press("Enter");
  await expect(page).toHaveURL(/\/register\/bank/);
  await expect(page.locator("[name='banks[0].accountName']")).toBeFocused();
  await page.getByRole("button", { name: "保存并继续" }).press("Enter");
  await expect(page).toHaveURL(/\/register\/returned$/);
  await expect(title).toHaveText("还有 1 处待处理，处理后请重新提交");

  // The last answer stays unchanged, with a reason.
  const third = card(page, comments["bank:banks[0].accountName"]);
  await third.getByRole("link", { name: "不修改，说明理由" }).press("Enter");
  const reason = third.getByLabel("保留原内容的理由");
  await expect(reason).toBeFocused();
  await third.getByRole("button", { name: "保存理由" }).press("Enter");
  await expect(third.locator(".field-error")).toContainText("请说明保留原内容的理由");
  await expect(reason).toBeFocused();
  await isSound(page, "zh", heard, 375);
  await reason.fill("与营业执照一致");
  await third.getByRole("button", { name: "保存理由" }).press("Enter");
  await expect(third.locator(".returned-state")).toHaveText("已说明，不修改");
  await expect(title).toHaveText("已全部处理，请重新提交");
  await expect(title).toBeFocused();
  await isSound(page, "zh", heard, 1920);
  await page.screenshot({ path: test.info().outputPath("returned-zh-done.png"), fullPage: true });
  await third.getByRole("link", { name: /^修改理由/ }).press("Enter");
  await expect(reason).toBeFocused();
  await expect(reason).toHaveValue("与营业执照一致");
  await reason.fill("与营业执照一致，见附件");
  await third.getByRole("button", { name: "保存理由" }).press("Enter");
  await expect(third.locator(".returned-reason-kept")).toContainText("与营业执照一致，见附件");

  await page.locator(".section-bar").getByRole("link", { name: "核对并重新提交" }).press("Enter");
  await expect(page).toHaveURL(/\/register\/review/);
  await expect(page.getByLabel("保留原内容的理由")).toHaveValue("与营业执照一致，见附件");
  await page.getByRole("button", { name: "重新提交" }).press("Enter");
  await expect(title).toHaveText("注册已重新提交");
  await page.goto("/register/returned");
  await expect(page, "there is nothing to correct").toHaveURL(/success$/);
});

test.describe("in English on a phone", () => {
  test.use({ locale: "en-US", viewport: { width: 375, height: 812 }, hasTouch: true });

  test("the link of the email leads to the comments, and after the last change to submitting again", async ({
    page,
    browser,
    email,
    openWizard,
    codeFor,
    portal,
  }) => {
    const heard = complaints(page);
    await openWizard(page, email);
    const { "basic:duns": first, "bank:banks[0].accountName": second } = comments;
    await submitAndReturn(page, browser, { "basic:duns": first, "bank:banks[0].accountName": second });
    await page.context().clearCookies();
    letLimitsPass(portal, 90);
    await page.goto("/progress?tab=basic");
    await hydrated(page.locator("[name=email]"));
    await page.locator("[name=email]").fill(email);
    await page.locator("main form button[type=submit]").first().tap();
    await typeCode(page, await codeFor(email, 2));

    await expect(page).toHaveURL(/\/register\/returned$/);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("2 comments left, then submit again");
    await expect(title).toBeFocused();
    await isSound(page, "en", heard, 360);
    await page.screenshot({ path: test.info().outputPath("returned-en.png"), fullPage: true });

    await page.locator(".section-bar").getByRole("link", { name: "Next comment" }).tap();
    await expect(page.locator("[name=duns]")).toBeFocused();
    await page.locator("[name=duns]").fill("987654321");
    await card(page, first).getByRole("button", { name: "Save the change" }).tap();
    await expect(title).toHaveText("1 comment left, then submit again");
    await expect(progress(page)).toContainText("1 of 2 dealt with");
    await expect(card(page, first)).toContainText("987654321");
    await expect(page.locator("[name='banks[0].accountName']")).toBeFocused();
    await isSound(page, "en", heard, 1920);

    await card(page, second).getByRole("link", { name: "Open in Bank details" }).tap();
    // The card has a field of the same name.
    await page.locator("#section-form [name='banks[0].accountName']").fill("深圳市安科精密技术有限公司");
    await expect(progress(page)).toContainText("2 of 2 dealt with");
    await page.getByRole("button", { name: "Check and submit again" }).tap();
    await expect(page).toHaveURL(/\/register\/review$/);
    await page.locator(".section-bar").getByRole("link", { name: "2 of 2 dealt with" }).tap();
    await expect(title).toHaveText("All comments dealt with: submit again");
    await isSound(page, "en", heard);
    await page.screenshot({ path: test.info().outputPath("returned-en-done.png"), fullPage: true });
  });
});

test("without scripts, comments are answered on their cards and on their tabs", async ({
  page,
  browser,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await submitAndReturn(page, browser, comments);
  const { origin: baseURL } = new URL(page.url());
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ baseURL, storageState, locale: "zh-CN", javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto("/register/returned");
  const title = still.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("还有 3 处待处理，处理后请重新提交");
  const first = card(still, comments["basic:duns"]);
  const field = still.locator("[name=duns]");
  await field.fill("12");
  await field.press("Enter");
  await expect(first.locator(".field-error")).toBeVisible();
  await expect(field, "what was typed").toHaveValue("12");
  await field.fill("987654321");
  await first.getByRole("button", { name: "保存修改" }).click();
  await expect(still).toHaveURL(/\/register\/returned#comment-2$/);
  await expect(first.locator("ins")).toHaveText("987654321");

  const third = card(still, comments["bank:banks[0].accountName"]);
  await third.getByRole("link", { name: "不修改，说明理由" }).click();
  await third.getByRole("button", { name: "保存理由" }).click();
  await expect(third.locator(".field-error")).toContainText("请说明保留原内容的理由");
  await third.locator("textarea").fill("与营业执照一致");
  await third.getByRole("button", { name: "保存理由" }).click();
  await expect(third.locator(".returned-state")).toHaveText("已说明，不修改");
  await expect(title).toHaveText("还有 1 处待处理，处理后请重新提交");

  await card(still, comments["contact:contacts[0]"])
    .getByRole("link", { name: /^去修改/ })
    .click();
  await still.locator("[name='contacts[0].position']").fill("销售兼技术经理");
  await still.locator("#section-form button[value=continue]").click();
  await expect(still).toHaveURL(/\/register\/review/);
  await expect(still.getByLabel("保留原内容的理由")).toHaveValue("与营业执照一致");
  await still.locator(".section-bar").getByRole("link", { name: "已处理 3 / 3 处" }).click();
  await expect(title).toHaveText("已全部处理，请重新提交");
  await plain.close();
});
