import type { Page } from "@playwright/test";
import { acme, fillTab, smallPdf } from "../support/company";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { letLimitsPass } from "../support/rows";
import { typeCode } from "../support/type-code";

const saved = (page: Page) => expect(page.getByText(/已于 .* 保存/)).toBeVisible();

test("typed text is saved automatically, and the registration continues on another device", async ({
  page,
  email,
  openWizard,
  codeFor,
  browser,
  baseURL,
  portal,
}) => {
  await openWizard(page, email);
  await expect(
    page.locator(".wizard-side").getByText(/此草稿将保留至 \d{4}年\d{1,2}月\d{1,2}日。删除前系统会发邮件提醒您/),
  ).toBeVisible();
  await page.getByLabel("公司名称").fill("深圳市安科精密");
  await saved(page);

  const elsewhere = await browser.newContext({
    baseURL,
    locale: "zh-CN",
    extraHTTPHeaders: { "x-forwarded-for": "10.200.0.1" },
  });
  const other = await elsewhere.newPage();
  await other.goto("/register");
  await other.locator("#consentAgreementFlag").check();
  await other.getByRole("button", { name: "同意并开始" }).click();
  await hydrated(other.getByLabel("姓名"));
  await other.getByLabel("姓名").fill("王芳");
  await other.getByLabel("邮箱").fill(email);
  await other.getByRole("button", { name: "获取验证码" }).click();
  await expect(other.getByText(/秒后重新获取/)).toBeVisible();
  await expect(other.getByLabel("邮箱")).toHaveValue(email);
  // One code per minute and address (S-14): the second device continues once a minute has passed.
  letLimitsPass(portal, 90);
  await other.goto("/register/start");
  await hydrated(other.getByLabel("姓名"));
  await other.getByLabel("姓名").fill("王芳");
  await other.getByLabel("邮箱").fill(email);
  await other.getByRole("button", { name: "获取验证码" }).click();
  await expect(other.getByText(`验证码已发送至 ${email}`)).toBeVisible();
  await typeCode(other, await codeFor(email, 2));
  await expect(other.getByLabel("公司名称")).toHaveValue("深圳市安科精密");
  await elsewhere.close();
});

test("switching the language on every tab preserves every character", async ({ page, email, openWizard }) => {
  const typed = {
    basic: ["companyName", " 安科 & Sons  <b>"],
    business: ["turnover[0].amount", "12,3 "],
    contact: ["contacts[0].name", "Zoë “李”"],
    bank: ["banks[0].accountNumber", "12 34-56_78"],
  };
  await openWizard(page, email);
  for (const [tab, [name, text]] of Object.entries(typed) as [string, [string, string]][]) {
    await page.goto(`/register/${tab}`);
    const field = page.locator(`[name="${name}"]`);
    await hydrated(field);
    await field.fill(text);
    await page.locator("button[value^='language:']").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(field).toHaveValue(text);
    await page.locator("button[value^='language:']").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expect(field).toHaveValue(text);
  }
});

test("typing continues while the connection is down, and is saved once it is back", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await hydrated(page.getByLabel("公司名称"));
  await page.context().setOffline(true);
  await page.getByLabel("公司名称").fill("断线也不丢");
  await expect(page.getByText("网络已断开")).toBeVisible();
  await page.locator("#section-form button[value=continue]").click();
  await expect(page).toHaveURL(/basic/);
  await page.context().setOffline(false);
  await saved(page);
  await page.reload();
  await expect(page.getByLabel("公司名称")).toHaveValue("断线也不丢");
});

test("moving to another tab saves first, and the list shows what is left to do", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await page.getByLabel("公司名称").fill("安科");
  await page.getByLabel("邓白氏编码").fill("12");
  await page.getByRole("button", { name: /业务联系人/ }).click();
  await expect(page).toHaveURL(/contact/);
  await expect(page.getByRole("button", { name: /公司基本信息.*1 处需修改/ })).toBeVisible();
  await fillTab(page, acme.contact);
  await page.getByRole("button", { name: /公司基本信息/ }).click();
  await expect(page.getByLabel("公司名称")).toHaveValue("安科");
  await expect(page.getByRole("button", { name: /业务联系人.*已完成/ })).toBeVisible();
});

test("a row with a file can be deleted only after the file", async ({ page, email, openWizard }) => {
  await openWizard(page, email, "/register/manage");
  await page.getByRole("button", { name: "添加认证" }).click();
  await page
    .locator('[name="upload.certifications[0].certificate"]')
    .setInputFiles({ name: "iso.pdf", mimeType: "application/pdf", buffer: smallPdf() });
  await expect(page.getByRole("link", { name: "iso.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "删除认证 1" }).click();
  await expect(page.getByText(/请先删除/)).toBeVisible();
  await page.getByRole("button", { name: "删除文件 iso.pdf" }).click();
  await expect(page.getByRole("link", { name: "iso.pdf" })).toHaveCount(0);
  await page.getByRole("button", { name: "删除认证 1" }).click();
  await expect(page.getByRole("group", { name: "认证 1" })).toHaveCount(0);
});

test("a file whose content does not match its type is rejected next to its name", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email, "/register/attachment");
  const input = page.locator('[name="upload.attachments[0].file"]');
  await hydrated(input);
  await input.setInputFiles({ name: "licence.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") });
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "licence" })
      .or(page.locator(".file-item").filter({ hasText: "licence.exe" })),
  ).toBeVisible();
  await input.setInputFiles({
    name: "fake.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("<script>alert(1)</script>"),
  });
  await expect(page.locator(".file-item").filter({ hasText: "fake.pdf" }).locator(".field-error")).toBeVisible();
});

const autosave = "**/register/basic/autosave";
const choices = (page: Page) => page.getByRole("region", { name: "选择要保留的内容" });

test("text typed before a reload is merged with newer answers", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await page.getByLabel("公司简称").fill("安科");
  await saved(page);
  await page.route(autosave, (route) => route.abort());
  await page.getByLabel("公司简称").fill("旧");
  await expect(page.getByText("网络已断开")).toBeVisible();
  const second = await page.context().newPage();
  await second.goto("/register/basic");
  await second.locator("[name=registeredDetail]").fill("新地址 1 号");
  await saved(second);

  page.on("dialog", (dialog) => void dialog.accept());
  await page.unroute(autosave);
  await page.reload();
  await expect(page.locator("[name=registeredDetail]")).toHaveValue("新地址 1 号");
  await expect(page.getByLabel("公司简称")).toHaveValue("旧");
  await saved(page);
  await second.reload();
  await expect(second.locator("[name=registeredDetail]")).toHaveValue("新地址 1 号");
  await expect(second.getByLabel("公司简称")).toHaveValue("旧");
});

test("text typed before a reload does not overwrite a newer answer in the same field", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await page.getByLabel("公司简称").fill("安科");
  await saved(page);
  await page.route(autosave, (route) => route.abort());
  await page.getByLabel("公司简称").fill("旧");
  await expect(page.getByText("网络已断开")).toBeVisible();
  const second = await page.context().newPage();
  await second.goto("/register/basic");
  await second.getByLabel("公司简称").fill("新");
  await saved(second);

  page.on("dialog", (dialog) => void dialog.accept());
  await page.unroute(autosave);
  for (const typed of ["旧", "旧的"]) {
    await page.reload();
    await expect(choices(page)).toBeVisible();
    await expect(page.getByLabel("公司简称")).toHaveValue(typed);
    await second.reload();
    await expect(second.getByLabel("公司简称")).toHaveValue("新");
    await page.getByLabel("公司简称").fill("旧的");
    await expect(choices(page).getByRole("button", { name: /旧的/ })).toBeVisible();
  }
  await choices(page).getByRole("button", { name: "已保存的 新" }).click();
  await expect(page.getByLabel("公司简称")).toHaveValue("新");
  await saved(page);
});

test("a user's own save whose response was lost causes no conflict after a reload", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  let isLost = false;
  await page.route(autosave, async (route) => {
    if (!isLost) await route.fetch();
    isLost = true;
    await route.abort();
  });
  await page.getByLabel("公司简称").fill("安");
  await expect(page.getByText("网络已断开")).toBeVisible();
  await page.getByLabel("公司简称").fill("安科");
  page.on("dialog", (dialog) => void dialog.accept());
  await expect(page.getByText("网络已断开")).toBeVisible();
  await page.reload();
  await page.unroute(autosave);
  await saved(page);
  await expect(choices(page)).toBeHidden();
  await expect(page.getByLabel("公司简称")).toHaveValue("安科");
});

test("a field that is hidden for a moment reappears with its latest value", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  const shown = {
    office: page.locator("[name=officeDetail]"),
    until: page.locator("[name=operatingUntil]"),
  };
  const ticks = {
    office: page.locator("[name=officeSameAsRegistered]"),
    until: page.locator("[name=operatingLongTerm]"),
  };
  await shown.office.fill("旧路 1 号");
  await shown.until.fill("2031-01-01");
  await saved(page);
  await page.reload();
  await hydrated(page.locator("#section-form button[value=continue]"));
  await shown.office.fill("新路 2 号");
  await shown.until.fill("2035-05-05");
  for (const name of ["office", "until"] as const) {
    await ticks[name].check();
    await expect(shown[name]).toBeHidden();
  }
  await saved(page);
  for (const name of ["office", "until"] as const) await ticks[name].uncheck();
  await expect(shown.office).toHaveValue("新路 2 号");
  await expect(shown.until).toHaveValue("2035-05-05");
  await page.locator("#section-form button[value=save]").last().click();
  await saved(page);
  await page.reload();
  await expect(shown.office).toHaveValue("新路 2 号");
  await expect(shown.until).toHaveValue("2035-05-05");
});
