import type { Browser, Page } from "@playwright/test";
import { discardDraft, expectDraftSaved } from "../support/decision-draft";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A separate portal: drafts are on the server, where the tests of other files would find them. */
test.use({ portalSettings: {} });

/** A registration that was submitted twice, which its row also shows. */
const list = "/gsrm?search=宏泰";

async function openFile(page: Page, account: string) {
  await openSignedIn(page, account, list);
  await page.locator(".queue-rows tbody th a").click();
  await expect(page.locator("#file-title")).toBeFocused();
}

/** Opens the same file on another device, as the same person or a colleague. */
async function elsewhere(browser: Browser, url: string, account: string, locale: string) {
  const context = await browser.newContext({ baseURL: url, locale });
  const page = await context.newPage();
  await openFile(page, account);
  return page;
}

/** Writes into the comment field of the first answer. */
async function comment(page: Page, text: string) {
  const flag = page.locator(".file-main .answer details.flag").first();
  await flag.locator("summary").click();
  await flag.locator("textarea").fill(text);
}

const firstComment = (page: Page) => page.locator(".file-main .answer details.flag textarea").first();

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      comment: "请核对",
      reason: "资料不符",
      saved: "草稿已保存",
      waits: "草稿尚未保存到服务器",
      discard: "删除草稿",
      discarded: "草稿已删除。",
      undo: "撤销",
      mine: "我的草稿",
      theirs: "赵磊的草稿",
      reader: "赵磊有尚未提交的审核草稿",
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      comment: "Please check.",
      reason: "The licence differs.",
      saved: "Draft saved",
      waits: "The draft is not saved on the server yet",
      discard: "Discard draft",
      discarded: "Draft discarded.",
      undo: "Undo",
      mine: "My draft",
      theirs: "Draft by 赵磊",
      reader: "Not submitted yet: a draft by 赵磊",
    },
  },
])
  test.describe(code, () => {
    test.use({ locale });

    test(`${code}: a draft is found on another device, marked in the list, and can be discarded and restored`, async ({
      page,
      browser,
      portal,
    }) => {
      const heard = complaints(page);
      await openFile(page, "buyer2");
      await comment(page, words.comment);
      await page.keyboard.press("Escape");
      await page.keyboard.press("x");
      await page.locator("#decision-reason").fill(words.reason);
      await expectDraftSaved(page);
      await page.keyboard.press("Escape");
      const sign = page.locator(".decision-draft");
      await expect(sign).toContainText(words.saved);
      // The chosen decision is the primary button.
      await expect(page.locator(".decision-buttons .button-primary kbd")).toHaveText("X");
      await isSound(page, code, heard, 375);

      const other = await elsewhere(browser, portal.url, "buyer2", locale);
      await expect(firstComment(other)).toHaveValue(words.comment);
      await expect(firstComment(other)).toBeVisible();
      await expect(other.locator("#decision-reason")).toHaveValue(words.reason);
      await expect(other.locator(".decision-buttons .button-primary kbd")).toHaveText("X");
      await other.goto(list);
      await expect(other.locator(".queue-draft")).toHaveText(words.mine);
      await expect(other.locator(".queue-draft")).toBeInViewport({ ratio: 1 });

      const colleague = await elsewhere(browser, portal.url, "buyer", locale);
      await expect(colleague.locator(".file-readers")).toContainText(words.reader);
      await expect(firstComment(colleague)).toHaveValue("");
      await colleague.goto(list);
      await expect(colleague.locator(".queue-draft")).toHaveText(words.theirs);
      await expect(colleague.locator(".queue-draft")).toBeInViewport({ ratio: 1 });

      await sign.getByRole("button", { name: words.discard }).click();
      await expect(sign).toContainText(words.discarded);
      await expect(firstComment(page)).toHaveValue("");
      await expect(sign.getByRole("button", { name: words.undo })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(firstComment(page)).toHaveValue(words.comment);
      await expect(page.locator("#decision-reason")).toHaveValue(words.reason);
      await expectDraftSaved(page);
      await discardDraft(page);
      await page.reload();
      await expect(page.locator(".decision-bar")).toBeVisible();
      await expect(sign).toHaveCount(0);
      await other.context().close();
      await colleague.context().close();
    });

    test(`${code}: unsaved text stays in the window with a notice, and is sent as soon as possible`, async ({
      page,
    }) => {
      const heard = complaints(page);
      await openFile(page, "buyer2");
      const title = await page.locator("#file-title").innerText();
      const address = page.url();
      await page.route(/decision-draft$/, (route) => route.abort());
      await comment(page, words.comment);
      const sign = page.locator(".decision-draft");
      await expect(sign).toContainText(words.waits);
      await isSound(page, code, heard, 375);
      await page.goto("/workspace");
      await page.goto(address);
      await expect(page.locator("#file-title")).toHaveText(title);
      await expect(firstComment(page)).toHaveValue(words.comment);
      await page.unroute(/decision-draft$/);
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(sign).toContainText(words.saved);
      await discardDraft(page);
    });
  });

test.describe("leaving", () => {
  test.use({ locale: "zh-CN" });

  test("leaving the page before the pause is over still saves the typed text", async ({ page, browser, portal }) => {
    await openFile(page, "buyer2");
    await comment(page, "立即离开");
    await page.goto("/workspace");
    const other = await elsewhere(browser, portal.url, "buyer2", "zh-CN");
    // The request outlives its page, so that only its effect can be seen.
    await expect(async () => {
      await other.reload();
      await expect(other.locator(".decision-bar")).toBeVisible();
      expect(await firstComment(other).inputValue()).toBe("立即离开");
    }).toPass();
    await discardDraft(other);
    await other.context().close();
  });

  test("two windows on one file both keep their comments", async ({ page, browser, portal }) => {
    await openFile(page, "buyer2");
    const other = await elsewhere(browser, portal.url, "buyer2", "zh-CN");
    await comment(page, "第一个窗口");
    await expectDraftSaved(page);
    const flag = other.locator(".file-main .answer details.flag").nth(1);
    await flag.locator("summary").click();
    await flag.locator("textarea").fill("第二个窗口");
    await expectDraftSaved(other);
    await page.reload();
    const texts = page.locator(".file-main .answer details.flag textarea");
    await expect(texts.nth(0)).toHaveValue("第一个窗口");
    await expect(texts.nth(1)).toHaveValue("第二个窗口");
    await discardDraft(page);
    await other.context().close();
  });
});

test.describe("a dialog that is only opened", () => {
  test.use({ locale: "zh-CN" });

  test("choosing a decision without entering a text leaves no draft", async ({ page }) => {
    await openFile(page, "buyer2");
    await page.keyboard.press("x");
    await expect(page.locator("#decision-reason")).toBeFocused();
    await page.keyboard.insertText("资料不符");
    await expectDraftSaved(page);
    await page.locator("#decision-reason").fill("");
    await page.keyboard.press("Escape");
    await expect(page.locator(".decision-draft")).toHaveCount(0);
    await expect(page.locator(".decision-buttons .button-primary kbd")).not.toHaveText("X");
  });
});
