import type { Page } from "@playwright/test";
import { openColleagueLink } from "../support/colleague-screen";
import { acme, fillTab } from "../support/company";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";
import { typeCode } from "../support/type-code";
import { openTab } from "../support/wizard-screen";

const words = {
  zh: {
    locale: "zh-CN",
    bank: "银行信息",
    list: "已邀请的同事",
    invited: "已邀请，尚未打开",
    working: "填写中",
    removed: "已移除",
    send: "发送邀请",
    remove: "移除",
    start: "开始填写",
    part: "您的部分已保存",
    changed: /李娜于 .+最后修改/,
    ask: "请联系注册人王芳",
    noTabs: "请至少选择一项",
  },
  en: {
    locale: "en-US",
    bank: "Bank",
    list: "Invited colleagues",
    invited: "Invited, not opened yet",
    working: "Working on it",
    removed: "Removed",
    send: "Send invitation",
    remove: "Remove",
    start: "Start",
    part: "Your part is saved",
    changed: /Last changed by 李娜, /,
    ask: "ask 王芳",
    noTabs: "Choose at least one tab",
  },
} as const;

/** Invites the finance colleague to the bank tab, by keyboard. */
async function invite(page: Page, email: string, { send, noTabs }: (typeof words)["zh" | "en"]) {
  await page.goto("/register/colleagues");
  await hydrated(page.locator("[name=name]"));
  await page.locator("[name=name]").fill("李娜");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=email]").press("Enter");
  await expect(page.getByText(noTabs)).toBeVisible();
  await page.locator("#colleague [name=sections][value=bank]").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: send }).press("Enter");
}

for (const language of ["zh", "en"] as const) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: say.locale });

    test(`a colleague fills in the bank tab they are invited to, and the registrant submits (${language})`, async ({
      page,
      browser,
      email,
      mail,
      codeFor,
      openWizard,
      portal,
    }) => {
      test.setTimeout(180_000);
      const finance = `finance-${email}`;
      const heard = complaints(page);
      await openWizard(page, email);
      for (const [tab, answers] of Object.entries(acme)) {
        if (tab === "bank") continue;
        await openTab(page, tab);
        await fillTab(page, answers);
        await page.locator("#section-form button[value=save]").click();
        await expect(page.locator(".save-status.save-saved")).toBeVisible();
      }
      await invite(page, finance, say);
      const list = page.getByRole("region", { name: say.list });
      await expect(list).toContainText(say.invited);
      await isSound(page, language, heard, 375);
      await page.screenshot({ path: test.info().outputPath("colleagues.png"), fullPage: true });

      const context = await browser.newContext({ baseURL: portal.url, locale: say.locale });
      const colleague = await context.newPage();
      const theirs = complaints(colleague);
      await openColleagueLink(colleague, mail, finance);
      await isSound(colleague, language, theirs, 375);
      await colleague.screenshot({ path: test.info().outputPath("entry.png"), fullPage: true });
      await colleague.locator("button[value=code]").click();
      await expect(colleague.getByRole("button", { name: say.start })).toBeVisible();
      await typeCode(colleague, await codeFor(finance));
      await expect(colleague).toHaveURL(/\/register\/bank$/);
      await expect(colleague.locator(".wizard-side .tasks ol a, .wizard-side .tasks ol button")).toHaveCount(2);
      await hydrated(colleague.locator("#section-form button[value=continue]"));
      await fillTab(colleague, acme.bank);
      await isSound(colleague, language, theirs, 375);
      await colleague.locator("#section-form button[value=continue]").click();
      await expect(colleague.getByRole("heading", { level: 1, name: say.part })).toBeFocused();
      await isSound(colleague, language, theirs, 375);

      for (const closed of ["basic", "review", "import", "colleagues", "returned", "answers", "withdraw"]) {
        const answer = await colleague.goto(`/register/${closed}`);
        expect([closed, answer?.status()]).toEqual([closed, 403]);
        await expect(colleague.getByText(say.ask)).toBeVisible();
      }
      expect((await colleague.goto("/progress"))?.status()).toBe(403);

      await page.reload();
      await expect(list).toContainText(say.working);
      await openTab(page, "bank");
      await expect(page.getByText(say.changed)).toBeVisible();
      await page.goto("/register/review");
      await expect(page.getByText(say.changed)).toBeVisible();
      await page.locator(".review .section-bar button[type=submit]").click();
      await expect(page).toHaveURL(/success/);
      await colleague.goto("/register/bank");
      await expect(colleague).toHaveURL(/\/register\/part$/);
      await expect(colleague.locator("main")).toContainText("王芳");
      await context.close();
    });

    test(`a removed colleague reads why nothing is saved, and the typed text stays on the screen (${language})`, async ({
      page,
      browser,
      email,
      mail,
      codeFor,
      openWizard,
      portal,
    }) => {
      const finance = `finance-${email}`;
      await openWizard(page, email);
      await invite(page, finance, say);
      const list = page.getByRole("region", { name: say.list });
      await expect(list).toContainText(say.invited);
      const context = await browser.newContext({ baseURL: portal.url, locale: say.locale });
      const colleague = await context.newPage();
      await openColleagueLink(colleague, mail, finance);
      await colleague.locator("button[value=code]").click();
      await typeCode(colleague, await codeFor(finance));
      await expect(colleague).toHaveURL(/\/register\/bank$/);
      await hydrated(colleague.locator("#section-form button[value=continue]"));

      await list.getByRole("button", { name: say.remove }).click();
      await expect(list).toContainText(say.removed);
      const account = colleague.locator("[name='banks[0].accountNumber']");
      await account.fill("6222020200011223344");
      await expect(colleague.locator(".save-status")).toContainText(say.ask);
      await colleague.locator("#section-form button[value=save]").click();
      await expect(colleague.locator(".save-status")).toContainText(say.ask);
      await expect(account).toHaveValue(/6222/);
      await context.close();
    });
  });
}

test("without scripts colleagues are invited, changed and removed, and a removed one reads whom to ask", async ({
  browser,
  email,
  mail,
  codeFor,
  openWizard,
  portal,
}) => {
  const finance = `finance-${email}`;
  const context = await browser.newContext({ baseURL: portal.url, locale: "zh-CN", javaScriptEnabled: false });
  const withScripts = await browser.newContext({ baseURL: portal.url, locale: "zh-CN" });
  const start = await withScripts.newPage();
  await start.goto("/");
  await openWizard(start, email);
  await context.addCookies(await withScripts.cookies());
  const page = await context.newPage();
  await page.goto("/register/colleagues");
  await page.locator("[name=name]").fill("李娜");
  await page.locator("[name=email]").fill(finance);
  await page.locator("button[value=invite]").click();
  await expect(page.getByText("请至少选择一项")).toBeVisible();
  await expect(page.locator("[name=email]")).toHaveValue(finance);
  await page.locator("#colleague [name=sections][value=contact]").check();
  await page.locator("button[value=invite]").click();
  const list = page.getByRole("region", { name: "已邀请的同事" });
  await expect(list).toContainText("填写：业务联系人");
  await list.locator("summary").click();
  await list.locator("[value=contact]").uncheck();
  await list.locator("[value=bank]").check();
  await list.getByRole("button", { name: "保存" }).click();
  await expect(list).toContainText("填写：银行信息");

  const other = await browser.newContext({ baseURL: portal.url, locale: "zh-CN" });
  const colleague = await other.newPage();
  await openColleagueLink(colleague, mail, finance);
  await colleague.locator("button[value=code]").click();
  await typeCode(colleague, await codeFor(finance));
  await expect(colleague).toHaveURL(/\/register\/bank$/);
  const plain = await browser.newContext({ baseURL: portal.url, locale: "zh-CN", javaScriptEnabled: false });
  await plain.addCookies(await other.cookies());
  const posting = await plain.newPage();
  await posting.goto("/register/bank");
  await list.getByRole("button", { name: "移除" }).click();
  await expect(list).toContainText("已移除");
  await posting.locator("[name='banks[0].accountNumber']").fill("6222020200011223344");
  await posting.locator("#section-form .section-bar button[value=save]").click();
  await expect(posting.locator("main")).toContainText("请联系注册人王芳");
  await Promise.all([context, withScripts, other, plain].map((one) => one.close()));
});
