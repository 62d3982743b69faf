import { readFile } from "node:fs/promises";
import { acme } from "../support/company";
import { expect, test } from "../support/portal";
import { complaints, isSound } from "../support/sound-screen";
import { sheetsIn } from "../support/workbook";
import { fillEveryTab } from "../support/wizard-screen";

for (const { language, locale, width, capital, day, readAsOne, period, none } of [
  {
    language: "zh",
    locale: "zh-CN",
    width: 1280,
    capital: "10,000,000",
    day: "2012年5月20日",
    readAsOne: ["注册地址中国 广东省 深圳市 南山区科技园南路 18 号 518057", "注册资本10,000,000 人民币"],
    period: "经营期限至长期（无固定期限）",
    none: "没有关联公司",
  },
  {
    language: "en",
    locale: "en-US",
    width: 375,
    capital: "10,000,000",
    day: "20 May 2012",
    readAsOne: [
      "Registered address南山区科技园南路 18 号, Shenzhen, Guangdong, 518057, China",
      "Registered capital10,000,000 Chinese Yuan",
    ],
    period: "Operating period endsNo end date",
    none: "We have no related companies",
  },
] as const)
  test.describe(language, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("answers are checked before submission, and can be read, printed and downloaded afterwards", async ({
      page,
      email,
      openWizard,
    }) => {
      const violations = complaints(page);
      await openWizard(page, email);
      await fillEveryTab(page);
      const account = acme.bank.text["banks[0].accountNumber"];
      const basics = page.locator(".answers").first();
      await expect(basics).toContainText(capital);
      await expect(basics).toContainText(day);
      // An address is in one line, an amount has its currency, and a tick is a sentence.
      const readAs = (text: string) => page.locator(".answer").filter({ hasText: text });
      for (const answer of [...readAsOne, period]) await expect(readAs(answer)).toHaveText(answer);
      await expect(readAs(none)).toHaveText(none);
      const masked = page.locator(".masked").last();
      await expect(masked).toContainText(`****${account.slice(-4)}`);
      await masked.locator("summary").click();
      await expect(masked.locator(".identifier")).toHaveText(account);
      const empty = basics.locator(".answers-empty");
      await expect(empty.locator("li").first()).toBeHidden();
      await empty.locator("summary").click();
      await expect(empty.locator("li").first()).toBeVisible();
      // The name of a file opens it.
      const { name } = acme.attachment.file["attachments[0].file"];
      const href = await page.locator(".answers").last().getByRole("link", { name }).getAttribute("href");
      expect((await page.request.get(href ?? "")).headers()["content-type"]).toBe("application/pdf");
      await isSound(page, language, violations, 360);

      await page.locator(".section-bar button[type=submit]").click();
      await page.waitForURL(/success/);
      await page.locator(".success-card a[href='/register/answers']").click();
      await expect(page.locator(".submitted")).toContainText(acme.basic.text.companyName);
      await expect(page.locator(".submitted")).not.toContainText(account);
      await isSound(page, language, violations, 360);
      const download = page.waitForEvent("download");
      await page.locator("a[download]").click();
      const sheets = sheetsIn(await readFile(await (await download).path()));
      expect(sheets).toContain(acme.basic.text.companyName);
      expect(sheets).toContain(capital);
      expect(sheets).not.toContain(account);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".site-header")).toBeHidden();
      await expect(page.locator(".submitted h1")).toBeVisible();
      await page.emulateMedia({ media: "screen" });

      await page.goto("/progress");
      await expect(page.locator("h1")).toHaveText(acme.basic.text.companyName);
      await page.locator("a[href='/progress?other=1']").click();
      await expect(page.locator("[name=email]")).toBeVisible();
    });
  });

test("a registration not yet submitted cannot be opened as submitted answers", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await page.goto("/register/answers");
  await expect(page).toHaveURL(/review/);
  expect((await page.request.get("/register/answers/workbook", { maxRedirects: 0 })).status()).toBe(302);
});
