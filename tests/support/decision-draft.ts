import type { Page } from "@playwright/test";
import { expect } from "./portal";

/** Waits until the server has stored the whole draft: the save indicator changes with the first unsaved keystroke. */
export const expectDraftSaved = (page: Page) =>
  expect(page.locator(".decision-draft")).toContainText(/草稿已保存|Draft saved/);

/** Discards the draft of the file on the screen, which tests of the same portal would find on the server. */
export async function discardDraft(page: Page): Promise<void> {
  await expectDraftSaved(page);
  // A repeated save can still be in progress, so the answer must be the one to the discarding request.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith("decision-draft") && answer.ok() && isEmptyDraft(answer.request().postDataJSON()),
  );
  await page.locator(".decision-draft button").click();
  await saved;
}

/** Whether a save empties all its texts. */
const isEmptyDraft = ({ texts }: { texts: readonly { text: string }[] }) => texts.every(({ text }) => text === "");
