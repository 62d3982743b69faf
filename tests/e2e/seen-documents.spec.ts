import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { noCodes, startPortal } from "../support/server";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

const languages = [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      seen: "已查看",
      needed: "请在内部备注中写明为何未查看全部文件即通过",
      count: (n: number, of: number) => `已查看文件 ${n} / ${of}`,
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      seen: "Seen",
      needed: "why you approve without opening every document",
      count: (n: number, of: number) => `seen: ${n} of ${of}`,
    },
  },
] as const;

const reason = "文件已在现场核对";

const tabs = (page: Page) => page.locator(".documents-tabs button");
const ticks = (page: Page) => page.locator(".documents-tabs .document-seen");
const unseen = (page: Page) => page.locator(".decision-dialog .notice-warning").filter({ has: page.locator("li") });

for (const { code, locale, words } of languages)
  test(`in ${code}: an opened document is ticked, and the approval lists those that were not opened`, async ({
    browser,
  }) => {
    const portal = await startPortal(noCodes);
    const context = await browser.newContext({ baseURL: portal.url, locale, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const heard = complaints(page);
    await openSignedIn(page, "buyer2", "/gsrm");
    await page.locator(".queue-rows tbody th a").first().click();
    await expect(page.locator("#file-title")).toBeVisible();
    // The first document is in view beside the answers.
    await expect(ticks(page)).toHaveCount(1);
    const all = await tabs(page).count();
    expect(all).toBeGreaterThan(1);
    await expect(page.locator(".decision-open")).toContainText(words.count(1, all));

    await page.keyboard.press("a");
    await expect(unseen(page).first().getByRole("listitem")).toHaveCount(all - 1);
    // The next input is one short reason, which the email does not contain.
    const note = page.locator("#decision-note");
    await expect(note).toBeFocused();
    await page.keyboard.press("Control+Enter");
    await expect(page.locator("#decision-note-problem")).toContainText(words.needed);
    await page.keyboard.insertText(reason);
    await expect(page.locator(".email-preview")).toContainText("@");
    await expect(page.locator(".email-preview")).not.toContainText(reason);
    await page.screenshot({ path: test.info().outputPath(`reason-${code}.png`) });
    await note.fill("");
    await page.keyboard.press("Escape");
    for (let at = 1; at < all; at++) {
      await page.keyboard.press("]");
      await expect(tabs(page).nth(at).locator(".document-seen")).toBeVisible();
    }
    await expect(tabs(page).last()).toContainText(words.seen);
    await expect(page.locator(".file-main .document-link .document-seen").first()).toBeVisible();
    await page.reload();
    await expect(ticks(page)).toHaveCount(all);
    await expect(page.locator(".decision-open")).toContainText(words.count(all, all));
    await page.keyboard.press("a");
    await expect(page.locator(".decision-dialog .button-primary")).toBeFocused();
    await page.keyboard.press("Escape");
    await isSound(page, code, heard, 375);
    await page.screenshot({ path: test.info().outputPath(`seen-${code}.png`), fullPage: true });
    await context.close();
    await portal.stop();
  });
