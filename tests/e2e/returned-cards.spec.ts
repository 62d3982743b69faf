import type { Page } from "@playwright/test";
import { acme } from "../support/company";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { submitAndReturn } from "../support/returned-registration";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal: its queue contains the returned registrations.
test.use({ portalSettings: {} });

const comments = {
  "basic:duns": "与邓白氏网站的查询结果不一致",
  "bank:banks[0].accountName": "须与营业执照一致",
};
const { duns } = acme.basic.text;

const card = (page: Page, comment: string) => page.locator(".returned-card", { hasText: comment });
const progress = (page: Page) => page.locator(".section-bar .return-steps");

/** Holds requests back from now until they are released. `held` ends with the first one. */
async function holdRequests(page: Page, method: "GET" | "POST", addresses: RegExp) {
  const gate = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    first.resolve();
    await gate.promise;
    return route.continue();
  });
  return { held: first.promise, release: () => gate.resolve() };
}

test("a changed answer can be changed again on its card, and re-entering the submitted one is not a correction", async ({
  page,
  browser,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  const { "basic:duns": first, "bank:banks[0].accountName": second } = comments;
  const third = "请核对纳税人类型";
  await submitAndReturn(page, browser, {
    "basic:duns": first,
    "bank:banks[0].accountName": second,
    "basic:taxpayerQualification": third,
  });
  await page.goto("/register/returned");
  const own = card(page, first);
  const choice = card(page, third);
  const field = page.locator("[name=duns]");
  const name = page.locator("[name='banks[0].accountName']");
  await hydrated(field);
  await name.fill("深圳市安科精密技术有限公司");
  await field.fill("987654321");
  await field.press("Enter");
  await expect(own.locator("ins")).toHaveText("987654321");
  await expect(name, "what is typed on another card stays").toHaveValue("深圳市安科精密技术有限公司");
  await expect(choice.getByRole("radio", { name: "一般纳税人" }), "the next card").toBeFocused();
  await page.reload();
  await expect(name, "over a reload too").toHaveValue("深圳市安科精密技术有限公司");

  await own.getByRole("link", { name: /^再次修改/ }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("987654321");
  await own.getByRole("link", { name: "取消" }).click();
  await expect(own.locator("ins")).toHaveText("987654321");
  await own.getByRole("link", { name: /^再次修改/ }).click();
  await field.fill(duns ?? "");
  await own.getByRole("button", { name: "保存修改" }).click();
  await expect(own.locator(".field-error")).toContainText("内容与提交时相同");
  await expect(own.locator(".returned-state")).toHaveText("待处理");
  await expect(progress(page)).toHaveText("已处理 0 / 3 处");

  // Another window answers the same comment.
  const other = await page.context().newPage();
  await other.goto("/register/returned");
  await hydrated(other.locator("[name=duns]"));
  await other.locator("[name=duns]").fill("111222333");
  await other.locator("[name=duns]").press("Enter");
  await expect(card(other, first).locator("ins")).toHaveText("111222333");
  await other.close();
  await field.fill("987654321");
  await field.press("Enter");
  await expect(own.getByRole("alert")).toContainText("111222333");
  await expect(field, "nothing typed is lost").toHaveValue("987654321");
  await isSound(page, "zh", [], 375);
  await own.getByRole("button", { name: "保存修改" }).click();
  await expect(own.locator("ins")).toHaveText("987654321");

  // A question with a few choices is answered on the card too.
  await expect(choice.getByRole("radio", { name: "一般纳税人" })).toBeChecked();
  await choice.getByRole("radio", { name: "一般纳税人" }).press("ArrowRight");
  await choice.getByRole("radio", { name: "小规模纳税人" }).press("Enter");
  await expect(choice.locator("del")).toHaveText("一般纳税人");
  await expect(choice.locator("ins")).toHaveText("小规模纳税人");
});

test("a document is uploaded on the card of its comment, and without scripts on its tab", async ({
  page,
  browser,
  email,
  openWizard,
}) => {
  const heard = complaints(page);
  await openWizard(page, email);
  const comment = "扫描件不清晰";
  await submitAndReturn(page, browser, { "attachment:attachments[0].file": comment });
  const { origin: baseURL } = new URL(page.url());
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ baseURL, storageState, locale: "zh-CN", javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto("/register/returned");
  await expect(card(still, comment).getByRole("link", { name: /^去修改/ })).toBeVisible();
  await plain.close();

  await page.goto("/register/returned");
  const own = card(page, comment);
  await expect(own.locator(".file-name, .files li")).not.toHaveCount(0);
  // The file is chosen while the page reloads its data after the refusal, and is still uploading once that has ended.
  const loaded = /_data=routes%2Fregistration%2Freturned/;
  const reload = await holdRequests(page, "GET", loaded);
  const upload = await holdRequests(page, "POST", /\/attachment\/multipart$/);
  await own.getByRole("button", { name: "保存修改" }).click();
  await expect(own.locator(".field-error[role=alert]")).toContainText("内容与提交时相同");
  await reload.held;
  await own.locator("input[type=file]").setInputFiles({
    name: "清晰扫描件.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  });
  await upload.held;
  const reloaded = page.waitForResponse(loaded);
  reload.release();
  await reloaded;
  // Saving waits for the file.
  await own.getByRole("button", { name: "保存修改" }).click();
  upload.release();
  await expect(own.locator(".returned-state")).toHaveText("已修改");
  await expect(own.locator("ins")).toContainText("清晰扫描件.pdf");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(progress(page)).toHaveText("已处理 1 / 1 处");
  await isSound(page, "zh", heard, 375);
});

test("several codes are chosen on a card, the bar shows when they were saved, and typed text is transferred to the tab", async ({
  page,
  browser,
  email,
  openWizard,
}) => {
  const heard = complaints(page);
  await openWizard(page, email);
  const [about, number] = ["请补充品类", "请核对邓白氏编码"];
  await submitAndReturn(page, browser, { "business:categories": about, "basic:duns": number });
  await page.goto("/register/returned");
  const own = card(page, about);
  const search = own.getByRole("combobox");
  await hydrated(search);
  await expect(own.locator(".chosen")).toHaveCount(1);
  await expect(page.locator(".section-bar .save-status")).toHaveCount(0);
  await search.click();
  await page.getByRole("option", { selected: false }).first().click();
  await expect(own.locator(".chosen")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(own.locator(".chosen"), "over a reload too").toHaveCount(2);
  await own.getByRole("button", { name: "保存修改" }).click();
  await expect(own.locator(".returned-state")).toHaveText("已修改");
  await expect(page.locator(".section-bar .save-status")).toHaveText(/已于 \d+:\d+ 保存/);
  await isSound(page, "zh", heard, 375);
  await page.screenshot({ path: test.info().outputPath("codes.png"), fullPage: true });

  const typed = page.locator("[name=duns]");
  await typed.fill("987654321");
  const saved = page.waitForResponse(/\/basic\/autosave/);
  await card(page, number).getByRole("link", { name: /^在“/ }).click();
  await expect(page).toHaveURL(/\/register\/basic/);
  await expect(typed).toHaveValue("987654321");
  await saved;
  await page.goto("/register/returned");
  await expect(card(page, number).locator("ins")).toHaveText("987654321");
});

test("the card of a comment on a row, a year or a whole tab links to it", async ({
  page,
  browser,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  const places = [
    { name: "basic:shareholders[0]", comment: "请核对该股东", focused: "[name='shareholders[0].name']" },
    { name: "business:turnover[1]", comment: "请核对该年度", focused: "[name='turnover[1].amount']" },
    { name: "business:turnover[2].year", comment: "年份有误", focused: "[name='turnover[2].amount']" },
    { name: "contact:", comment: "请补充一位财务联系人", focused: "main h1" },
  ];
  await submitAndReturn(page, browser, Object.fromEntries(places.map(({ name, comment }) => [name, comment])));
  for (const { comment, focused } of places) {
    await page.goto("/register/returned");
    await hydrated(page.locator(".returned-card").first());
    await card(page, comment).locator(".returned-ways a").first().click();
    await expect(page.locator(focused), comment).toBeFocused();
    await expect(page.locator("main"), "the comment is there").toContainText(comment);
  }
});
