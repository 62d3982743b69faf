import { acme, fillTabWithoutScripts } from "../support/company";
import { expect, test } from "../support/portal";

test.use({ javaScriptEnabled: false });

test("a supplier without JavaScript registers, adds and removes rows, and submits", async ({
  page,
  email,
  codeFor,
}) => {
  await page.goto("/register");
  await page.getByLabel("我已阅读并同意《注册协议》和《个人信息保护政策》").check();
  await page.getByRole("button", { name: "同意并开始" }).click();
  // At human speed: anything faster counts as a robot (S-16).
  await page.getByLabel("姓名").pressSequentially("王芳", { delay: 200 });
  await page.getByLabel("邮箱").pressSequentially(email, { delay: 110 });
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByText(`验证码已发送至 ${email}`)).toBeVisible();
  await page.getByLabel("验证码").fill(await codeFor(email));
  await page.getByRole("button", { name: "开始填写" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "公司基本信息" })).toBeVisible();

  await page.getByRole("button", { name: "添加股东" }).click();
  await expect(page.getByRole("group", { name: "股东 2" })).toBeVisible();
  await page.locator('[name="shareholders[1].name"]').fill("李雷");
  await page.getByRole("button", { name: "删除股东 2" }).click();
  await expect(page.getByRole("group", { name: "股东 2" })).toHaveCount(0);

  for (const [tab, answers] of Object.entries(acme)) {
    await expect(page).toHaveURL(new RegExp(`/register/${tab}`));
    await fillTabWithoutScripts(page, tab, answers);
    await page.getByRole("button", { name: "保存并继续" }).click();
  }
  await expect(page.getByRole("heading", { level: 1, name: "核对并提交" })).toBeVisible();
  await expect(page.getByText("营业执照.pdf")).toBeVisible();
  await page.getByRole("button", { name: "提交注册" }).click();
  await expect(page.getByRole("heading", { name: "注册已提交" })).toBeVisible();
});

test("a rejected file is not reported as a conflict, and the typed answers are saved", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email, "/register/attachment");
  await page.locator('[name="attachments[0].expiresOn"]').fill("2031-01-01");
  const upload = page.locator('[name="upload.attachments[0].file"]');
  await upload.setInputFiles({
    name: "licence.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("<html></html>"),
  });
  await page.locator("#section-form button[value=save]").last().click();
  await expect(page.getByRole("alert").getByText("文件内容与扩展名不符")).toBeVisible();
  await expect(page.getByRole("heading", { name: "此页内容已在其他窗口中被修改" })).toHaveCount(0);
  await page.locator('[name="attachments[0].expiresOn"]').fill("2032-02-02");
  await page.locator("#section-form button[value=save]").last().click();
  await expect(page.getByRole("heading", { name: "此页内容已在其他窗口中被修改" })).toHaveCount(0);
  await page.goto("/register/attachment");
  await expect(page.locator('[name="attachments[0].expiresOn"]')).toHaveValue("2032-02-02");
});

test("without scripts the upload button adds a row, which is dropped on saving if it is left empty", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email, "/register/attachment");
  const reports = page.locator(".document", { hasText: "财务报告" });
  const add = reports.getByRole("button", { name: "上传 财务报告" });
  await add.click();
  await expect(reports.locator("input[type=file]")).toHaveCount(1);
  await page.locator("#section-form button[value=save]").last().click();
  await expect(reports.locator("input[type=file]")).toHaveCount(0);
  await add.click();
  await expect(reports.locator("input[type=file]")).toHaveCount(1);
  await fillTabWithoutScripts(page, "attachment", acme.attachment);
  await page.getByRole("button", { name: "保存并继续" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "核对并提交" })).toBeVisible();
});
