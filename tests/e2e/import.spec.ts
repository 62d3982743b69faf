import type { Page } from "@playwright/test";
import writeExcelFile from "write-excel-file/node";
import { downloaded, filled, xlsx } from "../support/filled-workbook";
import { zip } from "../support/platform-zip";
import { expect, test } from "../support/portal";
import { change } from "../support/rows";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { sheetsIn } from "../support/workbook";
import { typeCode } from "../support/type-code";

const words = {
  zh: {
    open: "从 Excel 导入表格",
    download: "下载工作簿",
    upload: "检查并导入",
    contacts: "联系人",
    affiliates: "关联公司",
    business: "商务",
    parent: "母公司",
    country: "德国",
    email: "邮箱格式不正确",
    choice: "请填写“填写说明”工作表中列出的选项",
    nothing: "未导入任何内容",
    done: "已导入 2 张表格，共 2 行",
    back: "返回核对",
    formula: "单元格 B2 含有公式",
    notWorkbook: "无法读取该文件：不是 XLSX 工作簿",
  },
  en: {
    open: "Import tables from Excel",
    download: "Download the workbook",
    upload: "Check and import",
    contacts: "Contacts",
    affiliates: "Related companies",
    business: "Business",
    parent: "Parent company",
    country: "Germany",
    email: "Invalid email. Enter an address like",
    choice: "enter one of the options",
    nothing: "Nothing was imported",
    done: "Imported 2 rows (tables: 2)",
    back: "Back to your answers",
    formula: "Cell B2 contains a formula",
    notWorkbook: "It is not an .xlsx workbook",
  },
};

const file = (page: Page) => page.locator("#workbook");

for (const { language, locale } of [
  { language: "zh", locale: "zh-CN" },
  { language: "en", locale: "en-US" },
] as const)
  test.describe(language, () => {
    test.use({ locale });
    const texts = words[language];
    const right = {
      [texts.contacts]: [[texts.business, "=1+1 Lei", "Sales", "+86 755 8888 6666", "li.lei@acme.example"]],
      [texts.affiliates]: [["Acme GmbH", texts.parent, texts.country, "HRB 1"]],
    };

    test("tables are downloaded, filled in, rejected with cell references, corrected and imported, all by keyboard", async ({
      page,
      email,
      openWizard,
    }) => {
      const heard = complaints(page);
      await openWizard(page, email, "/register/contact");
      await page.getByRole("button", { name: texts.open }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/register\/import$/);
      await isSound(page, language, heard);

      const template = await downloaded(page, texts.download);
      expect(sheetsIn(template)).not.toMatch(/<f[\s>/]/);
      const wrong = { ...right, [texts.contacts]: [["Nobody", "Li Lei", "Sales", "+86 755 8888 6666", "x"]] };
      await file(page).setInputFiles(await filled(template, wrong));
      await page.getByRole("button", { name: texts.upload }).focus();
      await page.keyboard.press("Enter");
      const result = page.getByRole("alert");
      await expect(result).toBeFocused();
      await expect(result).toContainText(texts.nothing);
      await expect(result.getByRole("row", { name: `${texts.contacts}!B2` })).toContainText(texts.choice);
      await expect(result.getByRole("row", { name: `${texts.contacts}!F2` })).toContainText(texts.email);
      await isSound(page, language, heard);

      await file(page).setInputFiles(await filled(template, right));
      await page.getByRole("button", { name: texts.upload }).click();
      await expect(page.getByRole("status").filter({ hasText: texts.done })).toBeFocused();
      await isSound(page, language, heard);
      await page.getByRole("link", { name: texts.back }).click();
      await expect(page).toHaveURL(/\/register\/review$/);
      await expect(page.getByRole("main")).toContainText("Acme GmbH");
      await expect(page.getByRole("main")).toContainText(texts.country);
      await page.goto("/register/contact");
      await expect(page.locator('[name="contacts[0].name"]')).toHaveValue("=1+1 Lei");
      await expect(page.locator('[name="contacts[0].phone"]')).toHaveValue("+86 755 8888 6666");

      await page.goto("/register/import");
      const again = await downloaded(page, texts.download);
      expect(sheetsIn(again)).not.toMatch(/<f[\s>/]/);
      await file(page).setInputFiles(xlsx(again));
      await page.getByRole("button", { name: texts.upload }).click();
      await expect(
        page.getByRole("status").filter({ has: page.getByRole("link", { name: texts.back }) }),
      ).toBeVisible();
    });

    test("hostile workbooks are rejected with a clear error", async ({ page, email, openWizard }) => {
      await openWizard(page, email, "/register/import");
      const bomb = zip({ "xl/workbook.xml": "<workbook/>", "xl/worksheets/sheet1.xml": " ".repeat(25_000_000) });
      const formula = [{ sheet: texts.contacts, data: [["ID"], ["", { value: "=1+1", type: "Formula" as const }]] }];
      for (const [upload, sentence] of [
        [xlsx(Buffer.from("no workbook at all")), texts.notWorkbook],
        [xlsx(bomb), texts.notWorkbook],
        [xlsx(await writeExcelFile(formula).toBuffer()), texts.formula],
      ] as const) {
        await file(page).setInputFiles(upload);
        await page.getByRole("button", { name: texts.upload }).click();
        await expect(page.getByRole("alert")).toContainText(sentence);
      }
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("the tables are imported too", async ({ page, email, codeFor }) => {
        await page.goto("/register");
        await page.locator("#consentAgreementFlag").check();
        await page.locator("form#before button[type=submit]").click();
        // At human speed: anything faster counts as a robot (S-16).
        await page.locator("[name=name]").pressSequentially("Wang Fang", { delay: 200 });
        await page.locator("[name=email]").pressSequentially(email, { delay: 110 });
        await page.locator("button[value=send]").click();
        await typeCode(page, await codeFor(email));
        await page.getByRole("button", { name: texts.open }).click();
        await expect(page).toHaveURL(/\/register\/import$/);
        const workbook = await filled(await downloaded(page, texts.download), right);
        await file(page).setInputFiles(workbook);
        await page.getByRole("button", { name: texts.upload }).click();
        await expect(page.getByRole("status").filter({ hasText: texts.done })).toBeVisible();
      });
    });
  });

test("a signed-in supplier sees why nothing can be imported, exports the data, and can import it later", async ({
  page,
  portal,
}) => {
  const heard = complaints(page);
  await openSignedIn(page, "supplier", "/gsrm/ImportPage");
  await expect(page.getByRole("main")).toContainText("只能通过变更申请修改");
  await expect(file(page)).toHaveCount(0);
  await isSound(page, "zh", heard);
  const current = await downloaded(page, "下载当前资料");
  expect(sheetsIn(current)).not.toMatch(/<f[\s>/]/);

  // The earlier download was made while the data was not editable, so its account numbers are masked: download it again.
  change(portal, "create table earlier as select id, state from registration");
  change(portal, "update registration set state = 'filling'");
  await page.reload();
  const open = await downloaded(page, "下载工作簿");
  await file(page).setInputFiles(
    await filled(open, { 联系人: [["商务", "李雷", "经理", "0755 8888 6666", "li.lei@acme.example"]] }),
  );
  await page.getByRole("button", { name: "检查并导入" }).click();
  await expect(page.getByRole("status").filter({ hasText: "已导入 1 张表格，共 1 行" })).toBeFocused();
  await isSound(page, "zh", heard);

  change(portal, "update registration set state = (select state from earlier where earlier.id = registration.id)");
  change(portal, "drop table earlier");
});

test("lists are exported as workbooks, and the log by a user with permission", async ({ page }) => {
  await openSignedIn(page, "buyer", "/gsrm/worksDetail/PrivateMessage");
  for (const name of ["导出 Excel", "导出操作日志"]) {
    const workbook = await downloaded(page, name);
    expect(sheetsIn(workbook)).toContain("<row");
    expect(sheetsIn(workbook)).not.toMatch(/<f[\s>/]/);
  }
  await page.goto("/workspace");
  expect(sheetsIn(await downloaded(page, "导出 Excel"))).toContain("<row");
});
