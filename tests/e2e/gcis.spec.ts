import type { Locator, Page } from "@playwright/test";
import { textOf } from "../support/emails";
import { smallPdf } from "../faults/small-pdf";
import { pdfOf } from "../support/documents";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isAccessible, isWithin } from "../support/sound-screen";

// A separate portal: these tests change the demo company.
test.use({ portalSettings: {} });
test.describe.configure({ mode: "serial" });

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function signIn(page: Page, account: string, to: string) {
  await openSignedIn(page, account, to);
  await expect(page.locator("[data-subapp] h1")).toBeVisible();
}

async function speakEnglish(page: Page) {
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("[data-subapp] h1")).toBeVisible();
}

/** Accessible on a phone, where tables turn into cards, and within its width on phones and desktops of any size. */
async function isFit(page: Page) {
  await page.mouse.move(0, 0);
  for (const width of [1920, 1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await isWithin(page);
  }
  await isAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Types an answer and reloads the page before its next frame, as on a busy machine. */
async function typeAndReload(field: Locator, text: string) {
  const reloaded = field.page().waitForEvent("load");
  await field.evaluate((input: HTMLInputElement, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
    globalThis.requestAnimationFrame = () => 0;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    location.reload();
  }, text);
  await reloaded;
}

test("a supplier views its company file and changes its address", async ({ page }) => {
  const heard = complaints(page);
  await signIn(page, "supplier", "/gcis");
  await expect(page.getByText("请按要求上传认证资料")).toBeVisible();
  await isFit(page);
  await page.getByRole("link", { name: "前往企业档案" }).click();
  await expect(title(page, "企业档案")).toBeVisible();
  const bank = card(page, "银行信息");
  await expect(bank).toContainText("****2345");
  await expect(bank).not.toContainText("400002770920012345");
  await bank.getByRole("button", { name: "显示完整内容：银行账号" }).click();
  await expect(bank).toContainText("400002770920012345");
  await expect(bank).toContainText("中国工商银行");
  await isFit(page);

  await page.getByRole("link", { name: "申请变更：公司基本信息" }).click();
  await expect(title(page, "变更公司基本信息")).toBeVisible();
  await page.getByLabel("邓白氏编码（DUNS）").fill("12");
  await page.getByRole("button", { name: "提交变更" }).click();
  await expect(page.locator(".notice-error")).toContainText("邓白氏编码");
  await expect(page.getByLabel("邓白氏编码（DUNS）")).toBeFocused();
  await isFit(page);
  await typeAndReload(page.getByLabel("邓白氏编码（DUNS）"), "123");
  await expect(page.getByLabel("邓白氏编码（DUNS）")).toHaveValue("123");
  await page.getByLabel("邓白氏编码（DUNS）").fill("547208136");
  await page.locator("[name=registeredDetail]").fill("龙华区民治街道 66 号");
  await page.getByLabel("变更说明").fill("公司搬迁");
  await page.getByRole("button", { name: "提交变更" }).click();
  await expect(page.getByText("待审批")).toBeVisible();
  const row = page.getByRole("row", { name: /^详细地址/ });
  await expect(row).toContainText("宝安区新桥街道芙蓉工业区 8 号");
  await expect(row).toContainText("龙华区民治街道 66 号");
  await expect(page.getByRole("row")).toHaveCount(2);

  await page.getByRole("link", { name: "返回变更申请" }).click();
  await expect(page.getByRole("row", { name: /公司基本信息/ })).toContainText("采购部");
  await isFit(page);
  await page.goto("/gcis/company");
  await expect(page.getByRole("link", { name: "查看审批中的变更：公司基本信息" })).toBeVisible();
  expect(heard).toEqual([]);
});

test("new bank details need a code, and a contact on record before the change can stop it without an account", async ({
  page,
  browser,
  codeFor,
  mail,
  portal,
}) => {
  await signIn(page, "supplier", "/gcis/company/bank/change");
  await speakEnglish(page);
  await expect(page.getByText("It takes effect 48 hours after approval")).toBeVisible();
  await expect(page.getByLabel("Account number")).toHaveValue("****2345");
  await page.getByLabel("Account number").fill("622202100111222333");
  const proof = { name: "account.pdf", mimeType: "application/pdf", buffer: pdfOf(1) };
  await page.getByLabel("Proof of the new account").setInputFiles(proof);
  await expect(page.getByRole("link", { name: proof.name })).toBeVisible();
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await isFit(page);
  await page.getByRole("button", { name: "Confirm and submit" }).click();
  await expect(page.locator("#code-problem")).not.toBeEmpty();
  const before = mail.count();
  // Typed as the email shows it: in two groups.
  const code = await codeFor("supplier@demo.example");
  await page.getByLabel("Verification code", { exact: true }).pressSequentially(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByText("Awaiting approval")).toBeVisible();
  await isFit(page);

  await expect.poll(() => mail.emailsTo("finance@anke.example", before).length).toBe(1);
  const [message] = mail.emailsTo("finance@anke.example", before);
  const link = /https?:\S+\/stop-change\/\S+/.exec(message ? textOf(message) : "")?.[0] ?? "";
  const { pathname, search } = new URL(link);
  const another = await page.context().newPage();
  await another.goto(pathname + search);
  await isFit(another);
  await another.close();
  const stranger = await browser.newContext({ baseURL: portal.url, locale: "zh-CN", javaScriptEnabled: false });
  const theirs = await stranger.newPage();
  const answer = await theirs.goto(pathname + search);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(theirs.getByText("CN ****2333")).toBeVisible();
  await theirs.getByRole("button", { name: "停止此变更" }).click();
  await expect(title(theirs, "变更已停止")).toBeVisible();
  await theirs.goto(`${pathname}?key=nonsense`);
  await expect(title(theirs, "此链接无效")).toBeVisible();
  await stranger.close();

  await page.reload();
  await expect(page.getByText("The change has been stopped and frozen.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw request" })).toHaveCount(0);
});

test("the certification can be submitted once all items are complete", async ({ page }) => {
  await signIn(page, "supplier", "/gcis/certification");
  await speakEnglish(page);
  const handIn = page.getByRole("button", { name: "Submit documents" });
  await expect(handIn).toBeDisabled();
  await expect(page.getByText("5 items to complete before you can submit")).toBeVisible();
  const required = [
    "Quality management certificate",
    "Environmental management certificate",
    "Restricted substances report",
    "Signed supplier codes",
    "Supplier self-assessment",
  ];
  for (const name of required) {
    const file = { name: `${name}.pdf`, mimeType: "application/pdf", buffer: smallPdf };
    await card(page, name).locator("input[type=file]").setInputFiles(file);
    await expect(card(page, name).getByRole("link", { name: `${name}.pdf` })).toBeVisible();
  }
  await page.getByRole("link", { name: /Quality management certificate · / }).click();
  const until = card(page, "Quality management certificate").getByLabel("Valid until");
  await expect(until).toBeFocused();
  await until.fill("2020-01-01");
  await until.blur();
  await expect(card(page, "Quality management certificate").getByText("has expired")).toBeVisible();
  await isFit(page);
  for (const name of required.slice(0, 2)) {
    await card(page, name).getByLabel("Valid until").fill("2099-01-01");
    await card(page, name).getByLabel("Valid until").blur();
    await expect(card(page, name).getByText("Saved")).toBeVisible();
  }
  const spare = card(page, "Supplier self-assessment");
  const second = { name: "second.pdf", mimeType: "application/pdf", buffer: smallPdf };
  await spare.locator("input[type=file]").setInputFiles(second);
  await spare.getByRole("button", { name: "Delete second.pdf" }).click();
  await expect(spare.getByRole("link", { name: "second.pdf" })).toHaveCount(0);

  await handIn.click();
  await page.getByRole("button", { name: "Go back and check" }).click();
  await handIn.click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page.getByText("cannot be changed during the internal review")).toBeVisible();
  await expect(page.locator("input[type=file]")).toHaveCount(0);
  await isFit(page);
  await page.goto("/gcis");
  await expect(page.getByText("Procurement is dealing with it")).toBeVisible();
});
