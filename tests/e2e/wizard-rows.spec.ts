import type { Locator } from "@playwright/test";
import { acme, fillTab, smallPdf } from "../support/company";
import { hydrated } from "../support/hydrated";
import { openTab } from "../support/wizard-screen";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";

/** Pastes text into a field, as Ctrl+V does after copying from a spreadsheet. */
const paste = (field: Locator, text: string) =>
  field.evaluate((control, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    control.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const customers = "华东智能设备有限公司\t连接器端子\t7650\t27.3\t8\nRhein Automotive GmbH\t屏蔽罩\t5200\t18.6\t5\n";

for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
] as const)
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("rows copied from a spreadsheet fill the table, and undo removes them", async ({
      page,
      email,
      openWizard,
    }) => {
      const violations = complaints(page);
      await openWizard(page, email);
      await openTab(page, "business");
      const add = page.locator('[data-table="customers"] .rows-add');
      await add.click();
      const first = page.locator('[name="customers[0].name"]');
      await expect(first).toBeFocused();
      await first.fill("Before the paste");
      await paste(first, customers);
      await expect(page.locator('[name="customers[1].product"]')).toHaveValue("屏蔽罩");
      await expect(page.locator('[name="customers[0].cooperationYears"]')).toHaveValue("8");
      await expect(page.getByText(/已粘贴 2 行|2 rows pasted/)).toBeVisible();
      await isSound(page, language, violations);
      await page.locator(".paste-notice button").click();
      await expect(first).toHaveValue("Before the paste");
      await expect(page.locator('[name="customers[1].name"]')).toHaveCount(0);
    });

    test("a column of amounts fills the years, and surplus values are counted", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      await openTab(page, "business");
      const amount = (at: number) => page.locator(`[name="turnover[${at}].amount"]`);
      await paste(amount(0), "52000000\n¥47,000,000\n40000000.50\n1");
      await expect(amount(2)).toHaveValue("40000000.50");
      await expect(amount(1)).toHaveValue("47000000");
      await expect(page.locator(".paste-notice").first()).toContainText("1");
      await page.locator(".paste-notice button").click();
      await expect(amount(0)).toHaveValue("");
      await expect(amount(1)).toHaveValue("");
    });

    test("a pasted cell selects its option, and values that match none are counted", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      await openTab(page, "contact");
      const type = page.locator('[name="contacts[0].type"]');
      const finance = (await type.locator('option[value="finance"]').textContent()) ?? "";
      await paste(type, `${finance}\t李静\t财务经理\nNo such type\t王磊\t销售`);
      await expect(type).toHaveValue("finance");
      await expect(page.locator('[name="contacts[1].type"]')).toHaveValue("");
      await expect(page.locator('[name="contacts[1].name"]')).toHaveValue("王磊");
      await expect(page.locator(".paste-notice")).toContainText("1");
    });
  });

test("a finished row collapses to a line that can be reopened, and an error in it reopens it automatically", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await fillTab(page, acme.basic);
  await page.locator(".row-finish").first().click();
  const line = page.locator(".row-line");
  await expect(line).toContainText(acme.basic.text["shareholders[0].name"]);
  const name = page.locator('[name="shareholders[0].name"]');
  await expect(name).toBeHidden();
  const change = line.getByRole("button", { name: "修改股东 1" });
  await expect(change).toBeFocused();
  await change.press("Enter");
  await expect(name).toBeFocused();
  await name.fill("");
  await page.locator(".row-finish").first().click();
  await expect(name).toBeFocused();
  await expect(line).toHaveCount(0);
  await name.fill("王芳");
  await page.locator("#section-form button[value=continue]").click();
  await expect(page).toHaveURL(/business/);
  await openTab(page, "basic");
  await expect(line).toHaveCount(1);
  await page.locator(".row-line .row-icon").last().click();
  await expect(page.locator(".row-undo")).toBeFocused();
});

test("a link to an answer in a collapsed row expands the row", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await fillTab(page, acme.basic);
  await page.locator("#section-form button[value=continue]").click();
  await expect(page).toHaveURL(/business/);
  await page.goto("/register/basic#shareholders[0].identityId");
  await expect(page.locator('[name="shareholders[0].identityId"]')).toBeFocused();
});

test("a date can be typed in any common format", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  const day = page.locator('[name="establishedOn"]');
  await expect(day).toHaveAttribute("placeholder", "年-月-日");
  for (const typed of ["20121105", "2012.11.5", "2012年11月5日", "5 Nov 2012", "November 5, 2012"]) {
    await day.fill(typed);
    await day.blur();
    await expect(day).toHaveValue("2012-11-05");
  }
});

test("attachments are a checklist: each type shows its state, and several files upload at once", async ({
  page,
  email,
  openWizard,
}) => {
  const violations = complaints(page);
  await openWizard(page, email);
  await openTab(page, "attachment");
  const licence = page.locator(".document").first();
  await expect(licence.locator(".document-state")).toHaveText("待完善");
  const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: smallPdf() });
  await licence.locator("input[type=file]").setInputFiles([pdf("营业执照.pdf"), pdf("营业执照-副本.pdf")]);
  await expect(licence.locator("[data-stored-file]")).toHaveCount(2);
  await licence.locator("[name$=longTerm]").check();
  await expect(licence.locator(".document-state")).toHaveText("已完成");
  const report = page.locator(".document", { hasText: "财务报告" });
  const chooser = page.waitForEvent("filechooser");
  await report.getByRole("button", { name: "上传 财务报告" }).click();
  await (await chooser).setFiles(pdf("2025年报.pdf"));
  await expect(report.getByRole("link", { name: "2025年报.pdf" })).toBeVisible();
  await report.locator("[name$=expiresOn]").fill("20991231");
  await report.locator(".row-finish").click();
  await expect(report.locator("[name$=expiresOn]")).toBeHidden();
  await expect(report.locator(".file-item")).toContainText("有效期至 2099年12月31日");
  await isSound(page, "zh", violations, 360);
  await page.locator("#section-form button[value=continue]").click();
  await expect(page).toHaveURL(/review/);
});

test("files dropped on an answer are uploaded", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await openTab(page, "business");
  const place = page.locator(".file-pick");
  await hydrated(place);
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    for (const name of ["画册.pdf", "设备清单.pdf"])
      transfer.items.add(new File([content], name, { type: "application/pdf" }));
    return transfer;
  }, smallPdf().toString("latin1"));
  await place.dispatchEvent("dragover", { dataTransfer: dropped });
  await expect(place).toHaveAttribute("data-over", "true");
  await place.dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByRole("link", { name: "画册.pdf" })).toBeVisible();
  await expect(page.getByRole("link", { name: "设备清单.pdf" })).toBeVisible();
});
