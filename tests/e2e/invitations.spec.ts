import type { Page } from "@playwright/test";
import writeExcelFile from "write-excel-file/node";
import { sectionIds } from "~/rules/registration/section-ids";
import { agreeIfAsked } from "../support/consent-screen";
import { fillTab, smallPdf, type TabAnswers } from "../support/company";
import { hydrated } from "../support/hydrated";
import { invitedCompanies } from "../support/invited-companies";
import { textOf } from "../support/emails";
import { expect, test } from "../support/portal";
import { clockAhead, noCodes, startPortal } from "../support/server";
import { enterPassword, openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

// A separate portal: its list of invitations starts empty.
test.use({ portalSettings: {}, locale: "zh-CN" });

const day = 24 * 3600;
const own = "a horse that flies at night";

/** Fills in the invitation form, choosing the country by keyboard, and sends it. */
async function invite(page: Page, { name, email, country }: { name: string; email: string; country: string }) {
  const form = page.locator(".invite-form");
  await hydrated(form.locator("[name=companyName]"));
  await form.locator("[name=companyName]").fill(name);
  await form.locator("[name=email]").fill(email);
  await form.getByRole("combobox", { name: /注册国家或地区|Country or region/ }).fill(country);
  await expect(form.getByRole("combobox").first()).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await form.locator("[name=language]").selectOption("en");
  await form.locator("[name=language]").press("Enter");
  await form.getByRole("button", { name: /发送邀请|Send invitation/ }).click();
}

/** Fills in a tab. A bank that is not in the list is entered in a separate section. */
async function fill(page: Page, tab: string, answers: TabAnswers) {
  await page.waitForFunction(() => document.querySelector("#section-form") !== null);
  if (tab === "bank") await page.locator(".other-bank button").click();
  await fillTab(page, answers);
}

async function decide(page: Page, name: string, decision: string) {
  await page.goto(`/gsrm?view=all&search=${encodeURIComponent(name)}`);
  await page.locator(".queue-rows").getByRole("link", { name }).first().click();
  await page
    .locator(".decision-bar")
    .getByRole("button", { name: new RegExp(`^${decision}`) })
    .click();
  const dialog = page.getByRole("dialog", { name: decision });
  // Not every document was opened.
  if (decision === "通过") await dialog.locator("#decision-note").fill("文件已在现场核对");
  await dialog.getByRole("button", { name: new RegExp(`^${decision}`) }).click();
  await expect(page.getByRole("status").filter({ hasText: "系统会发邮件通知供应商" })).toBeVisible();
}

for (const { country, countryQuery, name, answers } of invitedCompanies)
  test(`a company in ${country} is invited, registers under the rules of its country and becomes a qualified supplier`, async ({
    browser,
    email,
    mail,
    codeFor,
  }) => {
    test.setTimeout(300_000);
    // A separate portal per test: by the end, its clock is three months ahead.
    const portal = await startPortal({ ...noCodes, SMTP_URL: mail.url });
    const colleague = async (account: string, to: string) => {
      const context = await browser.newContext({ baseURL: portal.url, locale: "zh-CN" });
      const page = await context.newPage();
      await openSignedIn(page, account, to);
      return page;
    };
    const emailWith = (words: string) =>
      mail
        .emailsTo(email)
        .map(textOf)
        .find((text) => text.includes(words));

    const first = await colleague("buyer", "/gsrm/invitations");
    await invite(first, { name, email, country: countryQuery });
    await expect(first.getByText("已发送 1 份邀请。")).toBeVisible();
    const row = first.getByRole("table", { name: "供应商邀请列表" }).getByRole("row").filter({ hasText: email });
    await expect(row).toContainText("已发送");

    // The company follows the link in the email, and verifies its address with a code.
    await expect.poll(() => emailWith("/invitation?key=")).toBeTruthy();
    const [link = ""] = /\/invitation\?key=\S+/.exec(emailWith("/invitation?key=") ?? "") ?? [];
    const context = await browser.newContext({ baseURL: portal.url, locale: "en-US" });
    const page = await context.newPage();
    const heard = complaints(page);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your company is invited to register as a supplier",
    );
    await isSound(page, "en", heard, 375);
    await page.screenshot({ path: test.info().outputPath("invitation.png"), fullPage: true });
    await page.locator("form#before button[type=submit]").click();
    await expect(page.locator("#consentAgreementFlag")).toBeFocused();
    await page.locator("#consentAgreementFlag").check();
    await page.locator("form#before button[type=submit]").click();
    await hydrated(page.locator("[name=name]"));
    await expect(page.locator("[name=email]")).toHaveValue(email);
    await expect(page.locator("[name=email]")).not.toBeEditable();
    await page.locator("[name=name]").fill("Anna Berg");
    await page.locator("button[value=send]").click();
    await typeCode(page, await codeFor(email));

    for (const tab of sectionIds) {
      await expect(page).toHaveURL(new RegExp(`/register/${tab}$`));
      await fill(page, tab, answers[tab]);
      if (tab === "basic") {
        await expect(page.locator("[id=registeredCountry]")).not.toBeEditable();
        for (const field of ["unifiedCreditCode", "smeId", "shareholders[0].identityId"])
          await expect(page.locator(`[name="${field}"]`)).toHaveCount(0);
        await isSound(page, "en", heard, 375);
      }
      await page.screenshot({ path: test.info().outputPath(`${tab}.png`), fullPage: true });
      await page.locator("#section-form button[value=continue]").click();
    }
    await expect(page).toHaveURL(/review/);
    await expect(page.locator("main")).toContainText(name);
    await expect(page.locator("main")).not.toContainText("Unified social credit code");
    await isSound(page, "en", heard, 375);
    await page.screenshot({ path: test.info().outputPath("review.png"), fullPage: true });
    await page.locator(".review .section-bar button[type=submit]").click();
    await expect(page).toHaveURL(/success/);

    // Purchasing moves it through the stages.
    await first.goto("/gsrm/invitations");
    await expect(row).toContainText("已开始注册");
    await row.getByRole("link", { name }).click();
    await expect(first.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(first.locator("main")).not.toContainText("统一社会信用代码");
    await expect(first.locator(".file-facts")).toContainText("邀请人陈静");
    await first.screenshot({ path: test.info().outputPath("file.png"), fullPage: true });
    await decide(first, name, "通过");
    await expect.poll(() => emailWith("This is your initial password")).toBeTruthy();
    const password = /^[\w-]{16}$/m.exec(emailWith("This is your initial password") ?? "")?.[0] ?? "";
    await page.goto("/workspace");
    await enterPassword(page, email, password);
    await page.locator("[name=password]").fill(own);
    await page.locator("[name=repeat]").fill(own);
    await page.locator("button[value=newPassword]").click();
    await agreeIfAsked(page);
    await expect(page.locator(".greeting")).toBeVisible();
    await decide(first, name, "转为潜在供应商");
    await decide(first, name, "启动供应商认证");
    await page.goto("/gcis/certification");
    await expect(page.locator("[data-subapp] h1")).toBeVisible();
    for (const type of ["qualitySystem", "environment", "substances", "codeOfConduct", "selfAssessment"]) {
      const file = { name: `${type}.pdf`, mimeType: "application/pdf", buffer: smallPdf() };
      await page.locator(`[id="${type}.file"]`).setInputFiles(file);
      await expect(page.getByRole("link", { name: `${type}.pdf` })).toBeVisible();
    }
    for (const type of ["qualitySystem", "environment"]) {
      await page.locator(`[id="${type}.expiresOn"]`).fill("2099-12-31");
      await page.locator(`[id="${type}.expiresOn"]`).blur();
    }
    await page.getByRole("button", { name: "Submit documents" }).click();
    await page.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(page.getByRole("button", { name: "Submit documents" })).toHaveCount(0);
    await decide(await colleague("buyer2", "/gsrm"), name, "通过");

    const later = await startPortal({ FOLDER: portal.folder, SMTP_URL: mail.url, ...clockAhead(91 * day) });
    await expect.poll(() => emailWith("qualified supplier")).toBeTruthy();
    await page.goto(`${later.url}/progress`);
    await hydrated(page.locator("[name=email]"));
    await page.locator("[name=email]").fill(email);
    await page.locator("main form button[type=submit]").first().click();
    await typeCode(page, await codeFor(email, 2));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath("qualified.png"), fullPage: true });
    await later.kill("SIGTERM");
    await portal.stop();
  });

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
      await invite(page, { name: "Alpine Optics AG", email, country: "CH" });
      await expect(page.getByText(words("已发送 1 份邀请。", "1 invitation sent."))).toBeVisible();
      await expect(page.getByLabel(words("公司名称", "Company name"), { exact: true })).toBeFocused();

      // Inviting the same address again shows an error at its field, and the typed text stays.
      await invite(page, { name: "Alpine Optics AG", email, country: "CH" });
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
