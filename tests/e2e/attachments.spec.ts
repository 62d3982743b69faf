import type { Page } from "@playwright/test";
import { acme, fillTab, smallPdf } from "../support/company";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";
import { openTab } from "../support/wizard-screen";

const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: smallPdf() });
const report = (page: Page) => page.locator(".document", { hasText: "财务报告" });
const uploadReport = (page: Page) => report(page).getByRole("button", { name: "财务报告" });
const reportRows = (page: Page) => report(page).locator(".row-slot");

async function chooseReport(page: Page, ...names: string[]) {
  const chooser = page.waitForEvent("filechooser");
  await uploadReport(page).click();
  await (await chooser).setFiles(names.map(pdf));
  for (const name of names) await expect(report(page).getByRole("link", { name })).toBeVisible();
}

test("the upload button opens the file chooser, and a row exists only once there is a file", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "attachment");
  let choosers = 0;
  page.on("filechooser", () => void (choosers += 1));
  await uploadReport(page).click();
  await expect.poll(() => choosers).toBe(1);
  await expect(reportRows(page)).toHaveCount(0);
  await uploadReport(page).dblclick();
  await expect.poll(() => choosers).toBeGreaterThan(1);
  await expect(reportRows(page)).toHaveCount(0);
  await chooseReport(page, "2025年报.pdf", "2024年报.pdf");
  await expect(reportRows(page)).toHaveCount(1);
  await chooseReport(page, "审计报告.pdf");
  await expect(reportRows(page)).toHaveCount(2);
});

test("an optional row left empty is dropped on saving and does not block save and continue", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  // Before the scripts run, the button adds a row on the server.
  const isScript = /\/assets\/.*\.js$/;
  await page.route(isScript, (route) => route.abort());
  await page.goto("/register/attachment");
  await uploadReport(page).click();
  await expect(reportRows(page)).toHaveCount(1);
  await page.unroute(isScript);
  await openTab(page, "attachment");
  await expect(reportRows(page)).toHaveCount(1);
  await fillTab(page, acme.attachment);
  await page.locator("#section-form button[value=continue]").click();
  await expect(page).toHaveURL(/review/);
  await openTab(page, "attachment");
  await expect(reportRows(page)).toHaveCount(0);
});

test("deleting the file of the required document keeps its row and the values typed in it", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "attachment");
  await fillTab(page, acme.attachment);
  await page.getByRole("button", { name: "删除文件 营业执照.pdf" }).click();
  await page.locator("#section-form button[value=continue]").click();
  await expect(page.locator(".notice-error")).toContainText("文件");
  await expect(page.locator('[name="attachments[0].longTerm"]')).toBeChecked();
});

test("each file has a single delete button, and its line shows size and validity", async ({
  page,
  email,
  openWizard,
}) => {
  const violations = complaints(page);
  await openWizard(page, email);
  await openTab(page, "attachment");
  await chooseReport(page, "2025年报.pdf");
  const line = report(page).locator(".file-item");
  await expect(line).toContainText("KB");
  await expect(report(page).getByText("选择文件")).toBeHidden();
  await expect(report(page).getByRole("button", { name: "删除" })).toHaveCount(1);
  const expiry = report(page).locator("[name$=expiresOn]");
  await expiry.fill("2020-01-31");
  await expect(line).toContainText("已过期");
  await expiry.fill("2099-12-31");
  await expect(line).toContainText("有效期至 2099年12月31日");
  await report(page).locator("[name$=longTerm]").check();
  await expect(line).toContainText("长期有效");
  await report(page).locator(".row-finish").click();
  await expect(expiry).toBeHidden();
  await expect(line.getByRole("link", { name: "2025年报.pdf" })).toBeVisible();
  await expect(report(page).getByRole("button", { name: "删除" })).toHaveCount(1);
  await isSound(page, "zh", violations, 360);
  await line.getByRole("button", { name: "删除文件 2025年报.pdf" }).click();
  await expect(reportRows(page)).toHaveCount(0);
  await expect(uploadReport(page)).toBeFocused();
});

for (const { locale, words, state } of [
  { locale: "zh-CN", words: "可先提交", state: "待完善" },
  { locale: "en-US", words: "You can submit now", state: "Incomplete" },
])
  test.describe(locale, () => {
    test.use({ locale });

    test("an expired document shows a warning with a solution, and does not block save and continue", async ({
      page,
      email,
      openWizard,
    }) => {
      const violations = complaints(page);
      await openWizard(page, email);
      await openTab(page, "attachment");
      await fillTab(page, acme.attachment);
      const chooser = page.waitForEvent("filechooser");
      await page.locator(".checklist-drop").getByRole("button").click();
      await (await chooser).setFiles(pdf("2025年报.pdf"));
      const line = page.locator(".document", { hasText: "2025年报.pdf" });
      await line.locator("[name$=expiresOn]").fill("2020-01-31");
      await line.locator("[name$=expiresOn]").blur();
      await expect(line.locator(".field-warning")).toContainText(words);
      await expect(line.locator(".document-head .document-state")).toHaveText(state);
      await isSound(page, locale.slice(0, 2), violations, 360);
      await page.locator("#section-form button[value=continue]").click();
      await expect(page).toHaveURL(/review$/);
      await expect(page.getByText(words)).toBeVisible();
    });
  });

for (const { locale, none, one, more } of [
  {
    locale: "zh-CN",
    none: "必须上传 1 项，已完成 0 项。",
    one: "已完成 1 项。",
    more: "其他文件已添加 1 项，已完成 0 项。",
  },
  {
    locale: "en-US",
    none: "1 required, 0 complete.",
    one: "1 required, 1 complete.",
    more: "1 more added, 0 complete.",
  },
])
  test.describe(locale, () => {
    test.use({ locale });

    test("the counts of required and complete documents are updated when files are added and removed", async ({
      page,
      email,
      openWizard,
    }) => {
      const violations = complaints(page);
      await openWizard(page, email);
      await openTab(page, "attachment");
      const soFar = page.locator(".checklist").getByRole("status").first();
      await expect(soFar).toHaveText(none);
      await fillTab(page, acme.attachment);
      await expect(soFar).toContainText(one);
      const chooser = page.waitForEvent("filechooser");
      await page.locator(".checklist-drop").getByRole("button").click();
      await (await chooser).setFiles(pdf("2025年报.pdf"));
      await expect(soFar).toContainText(more);
      await isSound(page, locale.slice(0, 2), violations, 360);
      for (const name of ["2025年报.pdf", "营业执照.pdf"])
        await page.locator("[data-stored-file]", { hasText: name }).getByRole("button").click();
      await expect(soFar).toHaveText(none);
    });
  });

test("a cancelled upload of an optional document leaves no row behind", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await openTab(page, "attachment");
  await page.route(/\/files\/attachment\/multipart$/, () => undefined);
  const chooser = page.waitForEvent("filechooser");
  await uploadReport(page).click();
  await (await chooser).setFiles(pdf("2025年报.pdf"));
  await page.getByRole("button", { name: "取消上传 2025年报.pdf" }).click();
  await expect(reportRows(page)).toHaveCount(0);
  await expect(uploadReport(page)).toBeFocused();
});

test("files chosen above the checklist are assigned to document types by their names", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "attachment");
  const chooser = page.waitForEvent("filechooser");
  await page.locator(".checklist-drop").getByRole("button", { name: "选择文件" }).click();
  await (await chooser).setFiles([pdf("营业执照.pdf"), pdf("2025年报.pdf")]);
  await expect(page.getByText("已按文件名归类 2 个文件，请核对类型。")).toBeVisible();
  await expect(page.locator(".document").first().getByRole("link", { name: "营业执照.pdf" })).toBeVisible();
  await expect(report(page).getByRole("link", { name: "2025年报.pdf" })).toBeVisible();
});
