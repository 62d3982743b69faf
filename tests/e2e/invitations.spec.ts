import writeExcelFile from "write-excel-file/node";
import { inviteCompany } from "../support/invitation-screen";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal: its list of invitations starts empty.
test.use({ portalSettings: {}, locale: "zh-CN" });

for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
])
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test("an invitation is sent by keyboard, resent, withdrawn, and listed with its state", async ({ page, email }) => {
      const heard = complaints(page);
      const words = (chinese: string, english: string) => (language === "zh" ? chinese : english);
      await openSignedIn(page, "buyer2", "/gsrm/invitations?search=nobody");
      await expect(page.getByText(words("没有符合条件的邀请", "No invitation matches"))).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.goto("/gsrm/invitations");

      await page.getByRole("button", { name: words("发送邀请", "Send invitation") }).click();
      await expect(page.getByLabel(words("公司名称", "Company name"), { exact: true })).toBeFocused();
      await expect(page.locator(".invite-form .field-error").filter({ hasText: /./ })).toHaveCount(3);
      await isSound(page, language, heard, 375);
      await inviteCompany(page, { name: "Alpine Optics AG", email, country: "CH" });
      await expect(page.getByText(words("已发送 1 份邀请。", "1 invitation sent."))).toBeVisible();
      await expect(page.getByLabel(words("公司名称", "Company name"), { exact: true })).toBeFocused();

      // Inviting the same address again shows an error at its field, and the typed text stays.
      await inviteCompany(page, { name: "Alpine Optics AG", email, country: "CH" });
      await expect(page.locator("#findings-email")).toContainText(
        words("此邮箱已有有效的邀请", "already has an open invitation"),
      );
      await expect(page.locator(".invite-form [name=companyName]")).toHaveValue("Alpine Optics AG");

      const row = page.getByRole("table").getByRole("row").filter({ hasText: email });
      await page.screenshot({ path: test.info().outputPath("invitations.png"), fullPage: true });
      await row.getByRole("button", { name: words("再次发送", "Send again") }).press("Enter");
      const dialog = page.getByRole("dialog");
      await isSound(page, language, heard);
      await page.screenshot({ path: test.info().outputPath("resend.png") });
      await dialog.getByRole("button", { name: words("再次发送", "Send again") }).press("Enter");
      await expect(page.getByText(words("已再次发送。", "Sent again."))).toBeVisible();

      await row.getByRole("button", { name: words("撤回", "Withdraw") }).press("Enter");
      await page.keyboard.press("Escape");
      // The browser closes the dialog first; the page handles the event afterwards.
      await expect(page.locator(".invitations-dialog")).toHaveCount(0);
      await expect(row.getByRole("button", { name: words("撤回", "Withdraw") })).toBeFocused();
      await page.keyboard.press("Enter");
      await dialog.getByRole("button", { name: words("撤回", "Withdraw") }).press("Enter");
      await expect(row.locator(".badge")).toHaveText(words("已撤回", "Withdrawn"));

      const search = page.getByRole("search");
      await search.getByRole("searchbox").fill("alpine");
      await search.getByLabel(words("状态", "Status"), { exact: true }).selectOption("withdrawn");
      await search.getByRole("button", { name: words("搜索", "Search"), exact: true }).click();
      await expect(page).toHaveURL(/state=withdrawn/);
      await expect(row).toBeVisible();
      await isSound(page, language, heard, 375);
    });

    test("several companies are invited from a workbook once every cell is valid", async ({ page, email }) => {
      const heard = complaints(page);
      const words = (chinese: string, english: string) => (language === "zh" ? chinese : english);
      const header = ["公司名称", "邮箱", "Country or region of registration", "Language of the email", "留言"];
      const workbook = async (rows: string[][]) => ({
        name: "invitations.xlsx",
        mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        buffer: await writeExcelFile([
          { sheet: "Invitations", data: [header, ...rows].map((row) => row.map((value) => ({ value }))) },
        ]).toBuffer(),
      });
      await openSignedIn(page, "buyer", "/gsrm/invitations");
      const file = page.getByLabel(words("Excel 文件", "Excel file (.xlsx)"));
      const check = page.getByRole("button", { name: words("检查文件", "Check the file") });
      await check.click();
      await expect(page.getByRole("alert")).toContainText("5 MB");

      const right = ["Nordlys Optik AS", `a.${email}`, "挪威", "英文", "Hello"];
      await file.setInputFiles(await workbook([right, ["", "no address", "Atlantis", "Latin", ""]]));
      await check.click();
      const found = page.getByRole("alert").getByRole("listitem");
      await expect(found).toHaveCount(4);
      for (const item of await found.all()) await expect(item).toContainText(words("第 3 行", "Row 3"));
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath("workbook.png"), fullPage: true });

      await file.setInputFiles(await workbook([right, ["Kobe Parts", `b.${email}`, "JP", "", ""]]));
      await check.click();
      await page.getByRole("button", { name: words("发送 2 份邀请", "Send 2 invitations") }).click();
      await expect(page.getByText(words("已发送 2 份邀请。", "2 invitations sent."))).toBeVisible();
      await expect(page.getByRole("table").getByRole("row").filter({ hasText: email })).toHaveCount(2);

      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: words("下载模板", "Download the template") }).click();
      expect((await download).suggestedFilename()).toBe("invitations.xlsx");
    });
  });
