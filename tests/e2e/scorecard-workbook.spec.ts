import readWorkbook from "read-excel-file/node";
import writeExcelFile from "write-excel-file/node";
import { listScorableQuarters } from "~/rules/scorecard/quarters";
import { downloaded, xlsx } from "../support/filled-workbook";
import { openDatabase } from "../support/open-database";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal, so that its supplier's scores do not affect other tests. */
test.use({ portalSettings: {} });

/** The registration number of the demo supplier. */
function findNumber(folder: string): string {
  const db = openDatabase({ folder });
  const row = db
    .prepare("select number from registration where id = (select registration_id from tenant where supplier_code = ?)")
    .get("S10001");
  db.close();
  return String(row?.["number"]);
}

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      open: "批量评分",
      template: "下载模板",
      heading: "申请编号 / Reference number",
      file: "Excel 文件",
      check: "检查文件",
      line: "第 3 行",
      price: "“价格”：须为 0 到 100 的整数",
      number: "“申请编号”：找不到该申请编号",
      preview: "将要录入的评分",
      replaced: "替换原评分",
      save: "录入 2 份评分",
      saved: "已录入 2 份评分，并已通知供应商。",
      message: "2 个季度的绩效评分已录入",
      title: "绩效评分",
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      open: "Enter scorecards",
      template: "Download the template",
      heading: "Reference number / 申请编号",
      file: "Excel file (.xlsx)",
      check: "Check the file",
      line: "Row 3",
      price: "Price: Enter a whole number from 0 to 100",
      number: "Reference number: There is no registration with this number",
      preview: "Scorecards to enter",
      replaced: "Replaces the scores",
      save: "Enter 2 scorecards",
      saved: "2 scorecards entered. The suppliers have been notified.",
      message: "Scorecards for 2 quarters",
      title: "Scorecard",
    },
  },
] as const)
  test.describe(code, () => {
    test.use({ locale });

    test("purchasing imports a workbook of scorecards once every row is valid", async ({
      page,
      portal,
      browser,
      baseURL,
    }) => {
      const heard = complaints(page);
      const number = findNumber(portal.folder);
      const [newest = "", , third = ""] = listScorableQuarters(new Date().toISOString().slice(0, 10));
      await openSignedIn(page, "buyer", "/gsrm?view=suppliers");
      await page.getByRole("link", { name: words.open }).press("Enter");
      const file = page.getByLabel(words.file);
      const check = page.getByRole("button", { name: words.check });
      await check.press("Enter");
      await expect(page.getByRole("alert")).toContainText("5 MB");
      await expect(file).toBeFocused();

      const [sheet] = (await readWorkbook(await downloaded(page, words.template))) as { data: string[][] }[];
      const header = sheet?.data[0] ?? [];
      expect(header[0]).toBe(words.heading);
      const workbook = async (...rows: (string | number)[][]) =>
        xlsx(
          await writeExcelFile([
            { sheet: "Scorecards", data: [header, ...rows].map((row) => row.map((value) => ({ value }))) },
          ]).toBuffer(),
        );
      const right = [number, newest, 50, "88", 85, 95, "8D"];
      await file.setInputFiles(
        await workbook(right, ["SR-1", third, 93, 88, 85, 95, ""], [number, third, 1, 2, 300, 4, ""]),
      );
      await check.press("Enter");
      const found = page.getByRole("alert").getByRole("listitem");
      await expect(found).toHaveCount(2);
      await expect(found.nth(0)).toContainText(words.line);
      await expect(found.nth(0)).toContainText(words.number);
      await expect(found.nth(1)).toContainText(words.price);
      const preview = page.getByRole("table", { name: words.preview });
      await expect(preview.getByRole("row")).toHaveCount(2);
      await expect(page.getByRole("button", { name: words.save })).toHaveCount(0);
      await isSound(page, code, heard, 375);
      await page.screenshot({ path: test.info().outputPath("findings.png"), fullPage: true });

      await file.setInputFiles(await workbook(right, [number, third, 93, 88, 85, 95, ""]));
      await check.press("Enter");
      await expect(preview.getByRole("row")).toHaveCount(3);
      await expect(preview.getByRole("row").nth(1)).toContainText(words.replaced);
      await isSound(page, code, heard, 375);
      await page.screenshot({ path: test.info().outputPath("preview.png"), fullPage: true });
      await page.getByRole("button", { name: words.save }).press("Enter");
      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(file).toBeFocused();
      await isSound(page, code, heard, 375);

      const supplier = await (await browser.newContext({ locale, baseURL })).newPage();
      await openSignedIn(supplier, "supplier", "/gcis");
      const own = supplier.getByRole("region", { name: words.title, exact: true });
      await expect(own.getByRole("row").nth(1)).toContainText("8D");
      await supplier.goto("/gsrm/worksDetail/PrivateMessage");
      await expect(supplier.getByText(words.message).first()).toBeVisible();
      await supplier.context().close();
    });
  });
