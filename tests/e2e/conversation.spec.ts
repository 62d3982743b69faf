import type { Page } from "@playwright/test";
import { questionsPerHour, questionsPerPage } from "~/rules/conversation/limits";
import { textOf, type MailServer } from "../support/emails";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { letLimitsPass } from "../support/rows";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";

// A separate portal: its reviewers get the notices of these messages only.
test.use({ portalSettings: {} });

const words = {
  zh: {
    locale: "zh-CN",
    title: "与采购部沟通",
    none: "暂无留言。",
    send: "发送",
    bank: "关于：银行信息",
    name: /关于：银行信息 · .+ 1 · 账户名称|关于：银行信息 · .+ 1 · 户名/,
    ask: "就此项提问",
    about: "关于：公司基本信息 · 公司名称",
    notice: /供应商留言：王芳/,
    draft: /尚未提交/,
    unread: "1 条新留言",
    messageFrom: "采购部",
  },
  en: {
    locale: "en-US",
    title: "Questions to Procurement",
    none: "There are no messages yet.",
    send: "Send",
    bank: "About: Bank",
    name: /About: Bank.* · .+ 1 · Account name/,
    ask: "Ask about this answer",
    about: "About: Company information · Company name",
    notice: /Message from a supplier: 王芳/,
    draft: /has not been submitted/,
    unread: "1 new message",
    messageFrom: "Procurement",
  },
} as const;

const box = (page: Page) => page.locator("main .talk-form textarea");
const list = (page: Page) => page.locator("main .talk-message");

/** Follows the link in the newest email about a message. */
async function openEmail(page: Page, mail: MailServer, email: string) {
  const link = () =>
    mail
      .emailsTo(email)
      .map(textOf)
      .flatMap((text) => /\/progress\?questions=1/.exec(text) ?? []);
  await expect.poll(link).not.toEqual([]);
  await page.goto(link().at(-1) ?? "");
}

for (const language of ["zh", "en"] as const) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: say.locale });

    test(`a supplier asks about a draft, and the answer of a reviewer is marked until it is read (${language})`, async ({
      page,
      browser,
      email,
      mail,
      codeFor,
      openWizard,
      portal,
    }) => {
      test.setTimeout(180_000);
      const heard = complaints(page);
      await openWizard(page, email);
      await page.goto("/register/questions");
      await hydrated(box(page));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.title);
      await expect(page.getByText(say.none)).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.getByRole("button", { name: say.send }).press("Enter");
      await expect(page.locator("#question-text-findings .field-error")).toBeVisible();
      await expect(box(page)).toBeFocused();
      await expect(page.locator("#question-field")).toHaveCount(0);
      await page.locator("#question-section").selectOption("bank");
      await page.locator("#question-field").selectOption("bank:banks[0].accountName");
      await box(page).fill("请填分行还是支行？");
      await page.reload();
      await expect(box(page)).toHaveValue("请填分行还是支行？");
      await hydrated(box(page));
      await expect(page.locator("#question-field")).toHaveValue("bank:banks[0].accountName");
      await isSound(page, language, heard, 375);
      await page.getByRole("button", { name: say.send }).press("Enter");
      await expect(list(page)).toHaveCount(1);
      await expect(list(page)).toContainText(say.bank);
      await expect(list(page).getByRole("link")).toHaveText(say.name);
      await expect(box(page)).toHaveValue("");
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath("supplier.png"), fullPage: true });
      await list(page).getByRole("link").press("Enter");
      await expect(page).toHaveURL(/\/register\/bank/);
      await expect(page.locator('[name="banks[0].accountName"]')).toBeInViewport();

      const context = await browser.newContext({ baseURL: portal.url, locale: say.locale });
      const reviewer = await context.newPage();
      const theirs = complaints(reviewer);
      await openSignedIn(reviewer, "buyer", "/gsrm/worksDetail/PrivateMessage");
      await reviewer.getByRole("link", { name: say.notice }).first().click();
      await reviewer.locator("main a[href*='/gsrm/questions/']").click();
      await expect(list(reviewer)).toContainText("请填分行还是支行？");
      await expect(reviewer.getByText(say.draft)).toBeVisible();
      await isSound(reviewer, language, theirs, 375);
      await reviewer.screenshot({ path: test.info().outputPath("reviewer.png"), fullPage: true });
      await box(reviewer).fill("支行。");
      await reviewer.getByRole("button", { name: say.send, exact: true }).press("Enter");
      await expect(list(reviewer)).toHaveCount(2);
      await expect(box(reviewer)).toHaveValue("");
      await context.close();

      await page.goto("/register/basic");
      await expect(page.locator(".wizard-side .unread-mark")).toHaveText(say.unread);
      await isSound(page, language, heard);
      // In another browser, by the link in the email and a code.
      const elsewhere = await browser.newContext({ baseURL: portal.url, locale: say.locale });
      const mailed = await elsewhere.newPage();
      await openEmail(mailed, mail, email);
      await mailed.locator("[name=email]").fill(email);
      await mailed.locator("[name=email]").press("Enter");
      await typeCode(mailed, await codeFor(email));
      await expect(mailed).toHaveURL(/\/register\/questions$/);
      await expect(list(mailed).last()).toContainText("支行。");
      await expect(list(mailed).last()).toContainText(say.messageFrom);
      await elsewhere.close();
      await page.goto("/register/basic");
      await expect(page.locator(".wizard-side .side-link").first()).toBeVisible();
      await expect(page.locator(".wizard-side .unread-mark")).toHaveCount(0);
    });
  });
}

test("a reviewer reads and answers in the file of a company, apart from the internal notes", async ({ page }) => {
  const heard = complaints(page);
  await openSignedIn(page, "buyer", "/gsrm?search=川芯微");
  await page.locator(".queue-rows tbody th a", { hasText: "川芯微" }).click();
  const card = page.getByRole("region", { name: "与供应商沟通" });
  await card.getByRole("button", { name: "查看留言" }).press("Enter");
  await expect(card).toContainText("供应商可以看到这里的全部留言");
  await expect(card).toContainText("暂无留言。");
  await card.locator("textarea").fill("请补充产能说明。");
  await card.getByRole("button", { name: "发送" }).press("Enter");
  await expect(card.locator(".talk-message")).toContainText("陈静");
  await expect(card.locator("textarea")).toBeFocused();
  await isSound(page, "zh", heard, 375);
  await page.keyboard.press("Escape");
  await page.locator(".notes-open").click();
  await expect(page.locator(".notes-drawer")).not.toContainText("请补充产能说明。");
});

test("many messages are read page by page, and one is written, without scripts", async ({
  page: start,
  browser,
  email,
  openWizard,
  portal,
}) => {
  test.setTimeout(120_000);
  await openWizard(start, email);
  const many = questionsPerPage * 2 + 5;
  for (let sent = 1; sent <= many; sent += 1) {
    if (sent % questionsPerHour === 0) letLimitsPass(portal, 3600);
    const form = { section: "", text: `第 ${sent} 条 ${"x".repeat(200)}` };
    await start.request.post("/register/questions", { headers: { origin: portal.url }, form, maxRedirects: 0 });
  }
  const context = await browser.newContext({ baseURL: portal.url, locale: "zh-CN", javaScriptEnabled: false });
  await context.addCookies(await start.context().cookies());
  const page = await context.newPage();
  await page.goto("/register/questions");
  await expect(page.getByText(`共 ${many} 条留言`)).toBeVisible();
  await expect(list(page)).toHaveCount(questionsPerPage);
  await expect(list(page).last()).toContainText(`第 ${many} 条`);
  await page.getByRole("link", { name: "查看更早的留言" }).click();
  await page.getByRole("link", { name: "查看更早的留言" }).click();
  await expect(list(page)).toHaveCount(5);
  await expect(list(page).first()).toContainText("第 1 条");
  await expect(page.getByRole("link", { name: "查看更早的留言" })).toHaveCount(0);
  await page.getByRole("link", { name: "回到最新留言" }).click();
  await page.getByRole("button", { name: "发送" }).click();
  await expect(page.locator("#question-text-findings .field-error")).toBeVisible();
  letLimitsPass(portal, 3600);
  await box(page).fill("没有脚本也能发送。");
  // Without scripts the answers of all tabs are listed, and the tab need not be selected.
  await page.locator("#question-field").selectOption("bank:banks[0].accountName");
  await page.getByRole("button", { name: "发送" }).click();
  await expect(list(page).last()).toContainText("没有脚本也能发送。");
  await expect(list(page).last().getByRole("link")).toHaveText(words.zh.name);
  await context.close();

  const heard = complaints(start);
  await start.goto("/register/questions");
  await hydrated(box(start));
  await isSound(start, "zh", heard, 375);
  await start.screenshot({ path: test.info().outputPath("many.png"), fullPage: true });
});

for (const language of ["zh", "en"] as const) {
  const say = words[language];
  test.describe(`the file of a company in ${language}`, () => {
    test.use({ locale: say.locale });

    test(`a reviewer asks about an answer by keyboard, and the message leads back to it (${language})`, async ({
      page,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "buyer", "/gsrm?search=川芯微");
      await page.locator(".queue-rows tbody th a").first().click();
      const answer = page.locator(".file-main .answer", { has: page.locator("[id=basic-companyName]") });
      await expect(answer.getByRole("button", { name: say.ask })).toHaveAttribute("tabindex", "-1");
      await answer.evaluate((element: HTMLElement) => {
        element.tabIndex = -1;
        element.focus();
      });
      await page.keyboard.press("q");
      await expect(box(page)).toBeFocused();
      await page.keyboard.insertText(`名称与执照一致吗？${language}`);
      await page.getByRole("button", { name: say.send, exact: true }).press("Enter");
      await expect(list(page).last()).toContainText(`名称与执照一致吗？${language}`);
      const link = list(page).last().getByRole("link", { name: say.about });
      await expect(link).toBeVisible();
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath("asked.png"), fullPage: true });
      const id = /\/gsrm\/[^?#]+/.exec(page.url())?.[0].split("/").at(-1) ?? "";
      await page.goto(`/gsrm/questions/${id}`);
      await list(page).last().getByRole("link", { name: say.about }).press("Enter");
      await expect(answer).toBeFocused();
      await expect(answer).toBeInViewport();
    });
  });
}
