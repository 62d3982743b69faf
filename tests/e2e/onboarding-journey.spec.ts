import type { Browser, Page } from "@playwright/test";
import { pickDay } from "../support/calendar-screen";
import { acme, smallPdf } from "../support/company";
import { hydrated } from "../support/hydrated";
import { textOf } from "../support/emails";
import { expect, test } from "../support/portal";
import { clockAhead, startPortal } from "../support/server";
import { enterPassword, openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";
import { submitEveryTab } from "../support/wizard-screen";

// A separate portal: by the end, its clock is three months ahead.
test.use({ portalSettings: {}, locale: "zh-CN" });

const day = 24 * 3600;
const own = "a horse that flies at night";
const company = acme.basic.text.companyName;

/** A signed-in colleague in a separate browser context. */
async function colleague(browser: Browser, baseURL: string, account: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "zh-CN", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openSignedIn(page, account, "/gsrm");
  await expect(page.locator("[data-subapp] h1")).toHaveText("准入审核");
  return page;
}

async function openFile(page: Page) {
  await page.goto(`/gsrm?view=all&search=${encodeURIComponent(company)}`);
  await page.locator(".queue-rows").getByRole("link", { name: company }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: company })).toBeVisible();
}

type Words = { reason?: string; note?: string };

async function openDecision(page: Page, decision: string) {
  await page
    .locator(".decision-bar")
    .getByRole("button", { name: new RegExp(`^${decision}`) })
    .click();
  return page.getByRole("dialog", { name: decision });
}

/** Selects a decision, checks the preview of the email, and confirms. */
async function decide(page: Page, decision: string, { reason, note }: Words = {}) {
  const dialog = await openDecision(page, decision);
  if (reason) await dialog.getByRole("textbox", { name: "审核说明" }).fill(reason);
  if (note) await dialog.getByRole("textbox", { name: "内部备注" }).fill(note);
  const confirm = dialog.getByRole("button", { name: new RegExp(`^${decision}`) });
  await expect(confirm).toBeEnabled();
  const message = dialog.getByRole("region", { name: "邮件预览" });
  if (reason) await expect(message).toContainText(reason);
  if (note) await expect(message).not.toContainText(note);
  await confirm.click();
  await expect(page.getByRole("status").filter({ hasText: "系统会发邮件通知供应商" })).toBeVisible();
}

/** Writes a comment on an answer. */
async function comment(page: Page, name: string, text: string) {
  // The name of a field in a row may end with the row's ID.
  const place = page.locator(`[name="comment:${name}"], [name^="comment:${name}@"]`);
  await place.locator("xpath=ancestor::details/summary").click();
  await place.fill(text);
}

test("from an empty form to a qualified supplier: a return with three comments, two reviewers, and an automatic last step", async ({
  page,
  browser,
  portal,
  email,
  enterWizard,
  mail,
  codeFor,
}) => {
  test.setTimeout(300_000);
  const heard = complaints(page);
  await enterWizard(page, email);
  await submitEveryTab(page);

  // The first purchasing manager returns the registration with three comments.
  const first = await colleague(browser, portal.url, "buyer");
  const heardFirst = complaints(first);
  await openFile(first);
  await isSound(first, "zh", heardFirst);
  await comment(first, "basic:duns", "与邓白氏网站的查询结果不一致");
  await comment(first, "attachment:attachments[0].file", "扫描件不清晰，请重新上传");
  await comment(first, "contact:contacts[0]", "请补充技术联系人");
  // A colleague has the same page open, with a half-written comment.
  const second = await colleague(browser, portal.url, "buyer2");
  await openFile(second);
  await comment(second, "contact:contacts[0].phone", "请核对区号");
  await decide(first, "退回修改", { reason: "有三处需要修改，其余无误。" });

  // The registrant sees the comments next to the fields, and corrects only those fields.
  await expect
    .poll(() => mail.emailsTo(email).some((message) => textOf(message).includes("有三处需要修改")))
    .toBe(true);
  await page.goto("/register/returned");
  await expect(page.locator(".returned-why")).toContainText("有三处需要修改，其余无误。");
  await isSound(page, "zh", heard);
  await page.screenshot({ path: test.info().outputPath("returned-page.png"), fullPage: true });
  await page
    .locator(".returned-card", { hasText: "与邓白氏网站" })
    .getByRole("link", { name: /中打开$/ })
    .click();
  await expect(page.locator("#field-duns .field-returned")).toContainText("与邓白氏网站的查询结果不一致");
  await page.screenshot({ path: test.info().outputPath("returned-field.png"), fullPage: true });
  await page.locator("[name=duns]").fill("987654321");
  await page.locator("#section-form button[value=continue]").click();
  // The form continues to the next page once it is saved: a page that is opened earlier could still show the old
  // answer.
  await expect(page).not.toHaveURL(/\/basic/);
  await page.goto("/register/contact");
  await expect(page.locator(".row .field-returned")).toContainText("请补充技术联系人");
  await page.locator("[name='contacts[0].position']").fill("销售兼技术经理");
  await page.locator("#section-form button[value=continue]").click();
  await expect(page).not.toHaveURL(/\/contact/);
  await page.goto("/register/review");
  await expect(page.getByText("以下内容尚未修改")).toBeVisible();
  await expect(page.locator(".unchanged ~ .with-contents .answers-sheet"), "it stands above the answers").toBeVisible();

  // Leaving a commented answer unchanged requires a reason, which the reviewer reads.
  await page.getByRole("button", { name: "重新提交" }).click();
  const reason = page.getByLabel("保留原内容的理由");
  await expect(reason).toBeFocused();
  await expect(page.locator(".unchanged")).toContainText("请说明保留原内容的理由");
  await reason.fill("开户许可证已取消，附基本存款账户信息");

  // Changes saved in another tab since are not submitted unseen.
  const tab = await page.context().newPage();
  await tab.goto("/register/business");
  await tab.locator("[name='turnover[0].amount']").fill("53000000");
  await expect(tab.locator(".save-status")).toContainText(/已于 .* 保存/);
  await tab.close();
  const version = page.locator("main form input[type=hidden][name=business]");
  const outdatedVersion = await version.inputValue();
  await page.getByRole("button", { name: "重新提交" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "因此未提交" })).toContainText("公司经营信息");
  // The refusal is shown before the page has reloaded its data.
  await expect(version).not.toHaveValue(outdatedVersion);
  await page.screenshot({ path: test.info().outputPath("outdated-submit.png"), fullPage: true });
  await page.getByRole("button", { name: "重新提交" }).click();
  await expect(page).toHaveURL(/success/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("注册已重新提交");
  await expect
    .poll(() => mail.emailsTo(email).some((message) => textOf(message).includes("重新提交的注册申请")))
    .toBe(true);

  // The colleague's page still shows the first round: submitting from it is rejected, and the comment stays.
  const stale = await openDecision(second, "通过");
  await stale.getByRole("textbox", { name: "内部备注" }).fill("与安科同名，已核实");
  const outdated = second.getByRole("alert").filter({ hasText: "此次操作未提交" });
  await expect(outdated).toContainText("公司基本信息");
  await expect(outdated).toContainText("业务联系人");
  await second.screenshot({ path: test.info().outputPath("outdated.png") });
  await outdated.getByRole("button", { name: "查看最新资料" }).press("Enter");
  await expect(second.getByText("与上次提交相比有 3 处变化")).toBeVisible();
  await expect(second.locator("#decision-note")).toHaveValue("与安科同名，已核实");
  await expect(second.locator('[name^="comment:contact:contacts[0].phone"]')).toHaveValue("请核对区号");

  // The reviewer sees the changes and approves them.
  await openFile(first);
  await expect(first.getByText("与上次提交相比有 3 处变化")).toBeVisible();
  await expect(first.locator("del", { hasText: "123456789" })).toBeVisible();
  await first.getByRole("button", { name: /^备注与审核记录/ }).click();
  await expect(first.locator(".notes-drawer .history")).toContainText("开户许可证已取消，附基本存款账户信息");
  await first.keyboard.press("Escape");
  await first.screenshot({ path: test.info().outputPath("review-file.png"), fullPage: true });
  // The demo has a company of the same name: approving another one requires a reason, visible to colleagues only.
  await (await openDecision(first, "通过")).getByRole("button", { name: "下一步：核对并确认" }).click();
  await expect(first.locator("#decision-note")).toBeFocused();
  await expect(first.locator("#decision-note-problem")).toContainText("请在内部备注中写明");
  await first.screenshot({ path: test.info().outputPath("note-needed.png") });
  await first.keyboard.press("Escape");
  await decide(first, "通过", { note: "与安科同名，已核实为不同主体" });
  await openFile(first);
  await first.getByRole("button", { name: /^备注与审核记录/ }).click();
  await expect(first.locator(".notes-drawer").getByText("内部备注：")).toBeVisible();
  await first.keyboard.press("Escape");

  // The account arrives by email, and the workspace shows the stage.
  const emailWith = (words: string) =>
    mail
      .emailsTo(email)
      .map(textOf)
      .find((text) => text.includes(words));
  await expect.poll(() => emailWith("初始密码如下")).toBeTruthy();
  const password = /^[\w-]{16}$/m.exec(emailWith("初始密码如下") ?? "")?.[0] ?? "";
  await page.goto("/workspace");
  await enterPassword(page, email, password);
  await page.locator("[name=password]").fill(own);
  await page.locator("[name=repeat]").fill(own);
  await page.locator("button[value=newPassword]").click();
  await expect(page.locator(".greeting")).toBeVisible();
  await expect(page.getByText("新注册供应商").first()).toBeVisible();

  // Next comes the certification, which the supplier submits.
  await openFile(first);
  await decide(first, "转为潜在供应商");
  await openFile(first);
  await decide(first, "启动供应商认证");
  await page.goto("/gcis/certification");
  await expect(page.locator("[data-subapp] h1")).toBeVisible();
  for (const type of ["qualitySystem", "environment", "substances", "codeOfConduct", "selfAssessment"]) {
    await page
      .locator(`[id="${type}.file"]`)
      .setInputFiles({ name: `${type}.pdf`, mimeType: "application/pdf", buffer: smallPdf() });
    await expect(page.getByRole("link", { name: `${type}.pdf` })).toBeVisible();
  }
  const typed = page.locator(`[id="qualitySystem.expiresOn"]`);
  await typed.fill("2099-12-31");
  await typed.blur();
  // Picked from the calendar, which enters the day without focusing the field.
  const picked = page.locator(".document-expiry", { has: page.locator(`[id="environment.expiresOn"]`) });
  await pickDay(picked, "2099-12-31");
  await expect(picked.getByRole("status")).toHaveText("已保存");
  await page.screenshot({ path: test.info().outputPath("certification.png"), fullPage: true });
  await page.getByRole("button", { name: "提交资料" }).click();
  await page.getByRole("button", { name: "确定提交" }).click();
  await expect(page.getByRole("button", { name: "提交资料" })).toHaveCount(0);

  // The reviewer who approved the first review cannot decide the second.
  await openFile(first);
  await expect(first.locator(".decision-bar")).toContainText("须由另一位采购经理作出结论");
  await openFile(second);
  await decide(second, "通过", { note: "文件已由初审同事核对" });
  await expect.poll(() => emailWith("恭喜贵公司通过供应商认证")).toBeTruthy();

  // The introduction stage ends automatically; the email gives the reason, and the progress page shows the last stage.
  const later = await startPortal({ FOLDER: portal.folder, SMTP_URL: mail.url, ...clockAhead(91 * day) });
  await expect.poll(() => emailWith("贵公司已自动转为合格供应商")).toBeTruthy();
  await page.goto(`${later.url}/progress`);
  await hydrated(page.locator("[name=email]"));
  await page.locator("[name=email]").fill(email);
  await page.locator("main form button[type=submit]").first().click();
  await typeCode(page, await codeFor(email, 2));
  await expect(page.getByRole("heading", { name: "已成为合格供应商" })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("qualified.png"), fullPage: true });

  // Registering again with this email address leads to the sign-in once the code is correct.
  await page.goto(`${later.url}/register`);
  await page.locator("#consentAgreementFlag").check();
  await page.locator("form#before button[type=submit]").click();
  await hydrated(page.locator("[name=name]"));
  await page.locator("[name=name]").fill("王芳");
  await page.locator("[name=email]").fill(email);
  await page.locator("button[value=send]").click();
  await typeCode(page, await codeFor(email, 3));
  await expect(page.getByRole("heading", { level: 1, name: "贵公司已完成注册" })).toBeVisible();
  await expect(page.getByRole("link", { name: "登录工作台" })).toHaveAttribute("href", "/workspace");
  await isSound(page, "zh", heard);
  await later.kill("SIGTERM");
});
