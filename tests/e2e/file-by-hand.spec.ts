import type { Page } from "@playwright/test";
import { discardDraft } from "../support/decision-draft";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

/** A file that can be returned, rejected and approved. */
async function openFile(page: Page) {
  await openSignedIn(page, "buyer2", "/gsrm?state=preliminaryReview");
  await page.locator(".queue-rows tbody th a").first().click();
  const title = page.locator("#file-title");
  await expect(title).toBeFocused();
  return title;
}

for (const { code, locale, words } of [
  {
    code: "zh",
    locale: "zh-CN",
    words: {
      add: "标注",
      written: "已标注",
      reject: "不通过",
      draft: "草稿",
      notes: "备注与审核记录",
      back: "返回列表",
      retry: "重试",
    },
  },
  {
    code: "en",
    locale: "en-US",
    words: {
      add: "Add comment",
      written: "Comment written",
      reject: "Reject",
      draft: "Draft",
      notes: "Notes and history",
      back: "Back to list",
      retry: "Try again",
    },
  },
])
  test.describe(code, () => {
    test.use({ locale });

    test(`${code}: a comment takes the focus as it opens, and Esc closes it with its text`, async ({ page }) => {
      const heard = complaints(page);
      await openFile(page);
      const answer = page.locator(".file-main .answer:has(details.flag)").first();
      const flag = answer.locator("details.flag");
      const text = flag.locator("textarea");
      await answer.hover();
      await flag.locator("summary").click();
      await expect(text).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(text).toBeHidden();
      await expect(answer).toBeFocused();
      await expect(flag.locator("summary")).toHaveText(words.add);

      await flag.locator("summary").press("Enter");
      await expect(text).toBeFocused();
      await page.keyboard.insertText("2025");
      await page.keyboard.press("Escape");
      await expect(text).toBeHidden();
      await expect(flag.locator("summary")).toHaveText(words.written);
      await expect(flag.locator("summary")).toBeInViewport();
      await isSound(page, code, heard, 375);
      await page.reload();
      await expect(text).toHaveValue("2025");
      // Content restored by a reload does not move the focus.
      await expect(text).not.toBeFocused();
      await discardDraft(page);
    });

    test(`${code}: a note to colleagues survives leaving the file in any way, until it is added`, async ({ page }) => {
      const title = await openFile(page);
      const first = await title.innerText();
      const note = page.locator(".note-form textarea");
      await page.keyboard.press("m");
      await note.fill("2025");
      await page.keyboard.press("Escape");
      await expect(note).toHaveCount(0);
      await expect(page.locator(".notes-open")).toContainText(words.draft);

      const isKept = async () => {
        await expect(title).toHaveText(first);
        await expect(page.locator(".notes-open")).toContainText(words.draft);
        await page.locator(".notes-open").click();
        await expect(note).toHaveValue("2025");
        await page.getByRole("heading", { level: 2, name: words.notes }).press("Escape");
        await expect(note).toHaveCount(0);
      };
      await expect(page.locator(".file-neighbours a").last()).toContainText("J");
      await page.keyboard.press("j");
      await expect(title).not.toHaveText(first);
      await expect(page.locator(".notes-open")).not.toContainText(words.draft);
      await page.goBack();
      await isKept();
      await page.reload();
      await isKept();
      await page.goto("/workspace");
      await page.goBack();
      await isKept();
      await page.locator(".notes-open").click();
      await note.fill("");
      await page.reload();
      await expect(page.locator(".notes-open")).not.toContainText(words.draft);
    });

    test(`${code}: X opens the rejection, and its reason is the next thing to type`, async ({ page }) => {
      await openFile(page);
      const reject = page.locator(".decision-buttons button", { hasText: words.reject });
      await expect(reject.locator("kbd")).toHaveText("X");
      await page.keyboard.press("x");
      const dialog = page.locator(".decision-dialog[open]");
      await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(words.reject);
      await expect(page.locator("#decision-reason")).toBeFocused();
      // In its text field the key types a letter.
      await page.keyboard.type("x");
      await expect(page.locator("#decision-reason")).toHaveValue("x");
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await discardDraft(page);
    });

    test(`${code}: the decision is within three Tab stops of the title`, async ({ page }) => {
      await openFile(page);
      await page.keyboard.press("Tab");
      const link = page.locator("a[href='#decision']");
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.locator("#decision")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator(".decision-buttons button").first()).toBeFocused();
    });

    test(`${code}: the head shows the risk and leads to its reasons`, async ({ page }) => {
      await openFile(page);
      const mark = page.locator(".file-head a[href='#risks']");
      await expect(mark).toHaveText(await page.locator("#risks .risk-head .risk-mark").innerText());
      await mark.click();
      await expect(page.locator("#risks")).toBeInViewport();
    });

    test(`${code}: the list returns to the row of the last opened file`, async ({ page }) => {
      await openSignedIn(page, "buyer2", "/gsrm?view=all&size=50");
      const links = page.locator(".queue-rows tbody th a");
      await expect(links.first()).toBeVisible();
      const at = (await links.count()) - 2;
      await links.nth(at).click();
      await expect(page.locator("#file-title")).toBeFocused();
      await page.getByRole("link", { name: words.back }).click();
      await expect(links.nth(at)).toBeFocused();
      await expect(links.nth(at)).toBeInViewport();

      // The browser's back button leads there too, and after J to the next row.
      await page.keyboard.press("Enter");
      await expect(page.locator(".file-neighbours a")).toHaveCount(2);
      await page.keyboard.press("j");
      await expect(page.locator(".file-neighbours > span")).toContainText(String(at + 2));
      await page.getByRole("link", { name: words.back }).click();
      await expect(links.nth(at + 1)).toBeFocused();
      await page.goBack();
      await expect(page.locator("#file-title")).toBeFocused();
      await page.goForward();
      await expect(links.nth(at + 1)).toBeFocused();
      // A list that is opened from the menu starts at its title.
      await page.reload();
      await expect(links.nth(at + 1)).not.toBeFocused();
    });

    test(`${code}: a file that fails to load still shows its name, links to the list and the next file, and a retry button`, async ({
      page,
    }) => {
      const heard = complaints(page);
      await openSignedIn(page, "buyer2", "/gsrm?state=preliminaryReview");
      const links = page.locator(".queue-rows tbody th a");
      await expect(links.first()).toBeVisible();
      const [first = "", second = ""] = await links.allInnerTexts();
      const file = /\/onboarding\/registrations\/[^/?]+(\?.*)?$/;
      await page.route(file, (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));
      await links.first().click();
      const title = page.locator("#file-title");
      await expect(title).toHaveText(first);
      await expect(title).toBeFocused();
      await expect(page.getByRole("link", { name: words.back })).toBeVisible();
      await isSound(page, code, heard, 375);
      await page.keyboard.press("j");
      await expect(title).toHaveText(second);
      await page.unroute(file);
      await page.getByRole("button", { name: words.retry }).click();
      await expect(page.locator(".decision-bar")).toBeVisible();
      await expect(title).toBeFocused();
    });
  });
