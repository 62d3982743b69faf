import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal: decisions made here do not affect other tests. */
test.use({ portalSettings: {} });

/** The list of registrations that need neither a note nor a look at documents, so that one press decides. */
const list = "/gsrm?view=all&state=newlyRegistered,potential";

async function openFirst(page: Page, account: string) {
  await openSignedIn(page, account, list);
  await page.locator(".queue-rows tbody th a").first().click();
  const title = page.locator("#file-title");
  await expect(title).toBeFocused();
  await expect(page.locator(".file-neighbours")).toBeVisible();
  return { title, name: await title.innerText() };
}

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      quick: /^直接转为潜在供应商，打开下一条/,
      done: "已转为潜在供应商。",
      soon: "一分钟内生效并通知供应商。",
      undo: "撤销",
      undone: "已撤销，供应商不会收到通知。可重新审核：",
      marked: "已有结论",
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      quick: /^Move to potential suppliers and open next/,
      done: "Moved to potential suppliers.",
      soon: "It takes effect within a minute, with an email to the supplier.",
      undo: "Undo",
      undone: "Undone. Nothing is sent to the supplier. Decide again:",
      marked: "Decided",
    },
  },
])
  test.describe(code, () => {
    test.use({ locale });

    test(`${code}: a single press decides and opens the next file, where it can be undone`, async ({ page }) => {
      const heard = complaints(page);
      const { title, name } = await openFirst(page, "buyer2");
      await page.getByRole("button", { name: words.quick }).click();
      await expect(title).not.toHaveText(name);
      await expect(title).toBeFocused();
      const notice = page.locator(".undo-notice", { hasText: name });
      await expect(notice).toContainText(words.done);
      await isSound(page, code, heard, 375);
      await notice.getByRole("button", { name: words.undo }).click();
      await expect(page.locator(".undo-notices")).toContainText(words.undone);
      const back = page.locator(".undo-notices").getByRole("link", { name });
      await expect(back).toBeFocused();
      await isSound(page, code, heard);
      await back.press("Enter");
      await expect(title).toHaveText(name);
      await expect(page.getByRole("button", { name: words.quick })).toBeVisible();
    });

    test(`${code}: by keyboard, Shift A decides and Z undoes; colleagues see the pending decision`, async ({
      page,
      browser,
      portal,
    }) => {
      const { title, name } = await openFirst(page, "buyer2");
      const address = page.url();
      await page.keyboard.press("Shift+A");
      await expect(title).not.toHaveText(name);

      const context = await browser.newContext({ baseURL: portal.url, locale });
      const colleague = await context.newPage();
      await openSignedIn(colleague, "buyer", list);
      const waiting = colleague.locator(".queue-rows tbody tr", { hasText: name });
      await expect(waiting).toContainText(words.marked);
      await waiting.locator("th a").click();
      const bar = colleague.locator(".decision-bar");
      await expect(bar).toContainText(words.soon);
      await expect(bar.getByRole("button")).toHaveCount(0);
      await context.close();

      // The file itself also offers to undo it, regardless of how the user returns.
      await page.goto(address);
      await expect(page.locator(".decision-bar")).toContainText(words.soon);
      await page.locator(".decision-bar").getByRole("button", { name: words.undo }).click();
      await expect(page.getByRole("button", { name: words.quick })).toBeVisible();

      await page.keyboard.press("Shift+A");
      await expect(title).not.toHaveText(name);
      await page.keyboard.press("z");
      await expect(page.locator(".undo-notices")).toContainText(words.undone);
    });
  });

test("if documents were not opened or a note is required, an approval still asks for confirmation", async ({
  page,
}) => {
  await openSignedIn(page, "buyer2", "/gsrm?state=preliminaryReview");
  await page.locator(".queue-rows tbody th a").first().click();
  await expect(page.locator(".decision-buttons button", { hasText: "通过" }).first()).toBeVisible();
  await expect(page.locator(".decision-open")).toContainText("已查看");
  await expect(page.getByRole("button", { name: /^直接通过/ })).toHaveCount(0);
  // The key then leads to the email, as without Shift.
  await page.keyboard.press("Shift+A");
  await expect(page.locator(".decision-dialog[open]")).toBeVisible();
});
