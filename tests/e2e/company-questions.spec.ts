import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

// A separate portal: its reviewers have no other messages.
test.use({ portalSettings: {} });

const words = {
  zh: { locale: "zh-CN", title: "与采购部沟通", send: "发送", mark: "1 条新留言" },
  en: {
    locale: "en-US",
    title: "Questions to Procurement",
    send: "Send",
    mark: "1 new message",
  },
} as const;

const box = (page: Page) => page.locator("main .talk-form textarea");
const list = (page: Page) => page.locator("main .talk-message");

for (const language of ["zh", "en"] as const) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.use({ locale: say.locale });

    test(`an approved supplier asks from the menu, and the list of registrations marks it until it is read (${language})`, async ({
      page,
      browser,
      portal,
    }) => {
      const heard = complaints(page);
      const question = `请问对账单每月几号开始接收？${language}`;
      await openSignedIn(page, "supplier", "/gcis");
      await page.locator(".side-menu").getByRole("link", { name: say.title }).click();
      await expect(page).toHaveURL(/\/gcis\/questions$/);
      await expect(page.getByRole("heading", { level: 1, name: say.title })).toBeVisible();
      await box(page).fill(question);
      await page.getByRole("button", { name: say.send, exact: true }).press("Enter");
      await expect(list(page).last()).toContainText(question);
      await expect(box(page)).toHaveValue("");
      await isSound(page, language, heard, 375);

      const context = await browser.newContext({ baseURL: portal.url, locale: say.locale });
      const reviewer = await context.newPage();
      const theirs = complaints(reviewer);
      const row = reviewer.locator(".queue-rows tbody tr", { hasText: "安科" });
      await openSignedIn(reviewer, "buyer", "/gsrm?view=all&search=安科");
      await expect(row).toContainText(say.mark);
      await isSound(reviewer, language, theirs, 375);
      await row.getByRole("link").first().click();
      await reviewer.locator(".talk-card button").press("Enter");
      await expect(list(reviewer).last()).toContainText(question);
      await box(reviewer).fill("每月 5 日。");
      await reviewer.getByRole("button", { name: say.send, exact: true }).press("Enter");
      await expect(list(reviewer).last()).toContainText("每月 5 日。");
      await reviewer.goto("/gsrm?view=all&search=安科");
      await expect(row).toBeVisible();
      await expect(row).not.toContainText(say.mark);
      await context.close();

      await page.reload();
      await expect(list(page).last()).toContainText("每月 5 日。");
    });
  });
}
