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

test("by keyboard, every comment is reached from the bar, and a correction is acknowledged once it is saved", async ({
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
  await expect(title).toHaveText("还需修改 3 处，然后重新提交");
  await expect(title).toBeFocused();
  await expect(page.locator(".returned-why")).toContainText("资料总体完整");
  await expect(page.locator(".returned-card")).toHaveCount(3);
  await expect(card(page, comments["basic:duns"])).toContainText(`当前内容： ${duns}`);
  await isSound(page, "zh", heard, 360);
  await page.screenshot({ path: test.info().outputPath("returned-zh.png"), fullPage: true });

  await card(page, comments["basic:duns"])
    .getByRole("link", { name: /^去修改/ })
    .press("Enter");
  const field = page.locator("[name=duns]");
  await expect(field).toBeFocused();
  await expect(progress(page)).toContainText("已修改 0 / 3 处");
  await field.fill("987654321");
  await expect(progress(page)).toContainText("已修改 1 / 3 处");
  await expect(page.locator("#field-duns .field-returned")).toContainText("已修改：");
  await expect(page.getByRole("heading", { name: "本页需要修改的内容均已修改" })).toBeVisible();
  await expect(page.locator(".wizard-side .task", { hasText: "公司基本信息" })).not.toContainText("需修改");
  await isSound(page, "zh", heard, 375);
  await field.fill(duns);
  await expect(progress(page), "what was submitted is no correction").toContainText("已修改 0 / 3 处");
  await field.fill("987654321");
  await expect(progress(page)).toContainText("已修改 1 / 3 处");

  await page.getByRole("button", { name: "下一处" }).press("Enter");
  await expect(page).toHaveURL(/\/register\/contact/);
  await expect(page.locator("[id^='contacts[0].']:focus")).toBeVisible();
  await page.locator("[name='contacts[0].position']").fill("销售兼技术经理");
  await expect(progress(page)).toContainText("已修改 2 / 3 处");
  await page.getByRole("button", { name: "保存并继续" }).press("Enter");
  await expect(page).toHaveURL(/\/register\/bank/);
  await expect(page.locator("[name='banks[0].accountName']")).toBeFocused();

  // The last comment stays as it is, with a reason.
  await page.getByRole("button", { name: "保存并继续" }).press("Enter");
  await expect(page).toHaveURL(/\/register\/returned$/);
  await expect(title).toHaveText("还需修改 1 处，然后重新提交");
  await expect(card(page, comments["basic:duns"]).locator("del")).toHaveText(duns);
  await expect(card(page, comments["basic:duns"]).locator("ins")).toHaveText("987654321");
  await card(page, comments["bank:banks[0].accountName"])
    .getByRole("link", { name: "不修改，说明理由" })
    .press("Enter");
  await expect(page).toHaveURL(/\/register\/review/);
  const reason = page.getByLabel("保留原内容的理由");
  await expect(reason).toBeFocused();
  await reason.fill("与营业执照一致，见附件");
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
    await expect(title).toHaveText("2 changes left, then submit again");
    await expect(title).toBeFocused();
    await isSound(page, "en", heard, 360);
    await page.screenshot({ path: test.info().outputPath("returned-en.png"), fullPage: true });

    await page.locator(".section-bar").getByRole("link", { name: "Next comment" }).tap();
    await expect(page.locator("[name=duns]")).toBeFocused();
    await page.locator("[name=duns]").fill("987654321");
    await expect(progress(page)).toContainText("1 of 2 changed");
    await page.locator(".section-bar").getByRole("button", { name: "1 of 2 changed" }).tap();
    await expect(title).toHaveText("1 change left, then submit again");
    await expect(card(page, first)).toContainText("987654321");
    await isSound(page, "en", heard, 1920);

    await card(page, second)
      .getByRole("link", { name: /^Change/ })
      .tap();
    await page.locator("[name='banks[0].accountName']").fill("深圳市安科精密技术有限公司");
    await expect(progress(page)).toContainText("2 of 2 changed");
    await page.getByRole("button", { name: "Check and submit again" }).tap();
    await expect(page).toHaveURL(/\/register\/review$/);
    await page.locator(".section-bar").getByRole("link", { name: "2 of 2 changed" }).tap();
    await expect(title).toHaveText("All changes made: submit again");
    await isSound(page, "en", heard);
    await page.screenshot({ path: test.info().outputPath("returned-en-done.png"), fullPage: true });
  });
});

test("without scripts, saving leads from one comment to the next, and in the end to submitting again", async ({
  page,
  browser,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  const { "basic:duns": first, "contact:contacts[0]": second } = comments;
  await submitAndReturn(page, browser, { "basic:duns": first, "contact:contacts[0]": second });
  const { origin: baseURL } = new URL(page.url());
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ baseURL, storageState, locale: "zh-CN", javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto("/register/returned");
  await expect(still.getByRole("heading", { level: 1 })).toHaveText("还需修改 2 处，然后重新提交");
  await card(still, first)
    .getByRole("link", { name: /^去修改/ })
    .click();
  await still.locator("[name=duns]").fill("987654321");
  await still.locator("#section-form button[value=continue]").click();
  await expect(still).toHaveURL(/\/register\/contact/);
  await still.locator("[name='contacts[0].position']").fill("销售兼技术经理");
  await still.locator("#section-form button[value=continue]").click();
  await expect(still).toHaveURL(/\/register\/review/);
  await still.locator(".section-bar").getByRole("link", { name: "已修改 2 / 2 处" }).click();
  await expect(still.getByRole("heading", { level: 1 })).toHaveText("已全部修改，请重新提交");
  await expect(card(still, first).locator("ins")).toHaveText("987654321");
  await plain.close();
});
