import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

/** A separate portal: decisions made here do not affect other tests. */
test.use({ portalSettings: {} });

const files = 40;
/** Every eighth registration is returned with three comments. */
const isReturned = (at: number) => at % 8 === 7;
const comments = ["与营业执照不一致", "请补充英文名称", "请核对"];
/** Before the review desk existed, a registration took about 25 clicks, 5 downloads and 4 returns to the list. */
const most = { plain: 6, returned: 10 };

type Work = { actions: number; seconds: number; isReturned: boolean };

test("forty demo registrations are decided by keyboard without returning to the list", async ({ page }) => {
  test.setTimeout(240_000);
  // The registrations that wait for a decision or can be moved on: the demo has forty of both together.
  await openSignedIn(page, "buyer2", "/gsrm?view=all&state=preliminaryReview,newlyRegistered,potential");
  await page.locator(".queue-rows tbody th a").first().press("Enter");
  const work: Work[] = [];
  for (let at = 0; at < files; at += 1) work.push(await decideNext(page, at));

  const plain = work.filter((one) => !one.isReturned);
  const returned = work.filter((one) => one.isReturned);
  const report = {
    files: work.length,
    actions: sum(work, "actions"),
    mostWithoutRemarks: Math.max(...plain.map(({ actions }) => actions)),
    mostWithComments: Math.max(...returned.map(({ actions }) => actions)),
    seconds: Math.round(sum(work, "seconds")),
  };
  process.stdout.write(`Forty files by keyboard: ${JSON.stringify(report)}\n`);
  expect(report.mostWithoutRemarks).toBeLessThanOrEqual(most.plain);
  expect(report.mostWithComments).toBeLessThanOrEqual(most.returned);
});

/** Decides the open registration by keyboard only, and waits for the next one. Typing text does not count as an action. */
async function decideNext(page: Page, at: number): Promise<Work> {
  const title = page.locator("#file-title");
  await expect(title).toBeVisible();
  const [address, company] = [page.url(), await title.innerText()];
  const dialog = page.locator(".decision-dialog[open]");
  const begun = Date.now();
  let actions = 0;
  const press = async (key: string) => {
    actions += 1;
    await page.keyboard.press(key);
  };
  const decisions = page.locator(".decision-buttons button");
  await expect(decisions.first()).toBeVisible();
  const canReturn = (await decisions.filter({ hasText: "退回" }).count()) > 0;
  const canGoOn = (await decisions.filter({ has: page.locator("kbd", { hasText: "A" }) }).count()) > 0;
  const returns = canReturn && (isReturned(at) || !canGoOn);
  const isQuick = (await decisions.filter({ has: page.locator("kbd", { hasText: "⇧ A" }) }).count()) > 0;
  if (!returns && isQuick) await press("Shift+A");
  else if (returns) {
    await press("ArrowDown");
    for (const [place, comment] of comments.entries()) {
      await press("c");
      await page.keyboard.insertText(comment);
      await press(place === comments.length - 1 ? "Escape" : "Control+Enter");
    }
    await press("r");
    await page.keyboard.insertText("三处需要修改，其余无误。");
    await expect(page.locator(".email-preview")).toContainText(comments[0]!);
  } else {
    await press("a");
    await expect(dialog).toBeVisible();
    const note = dialog.locator("#decision-note");
    if (await note.evaluate((element) => element === document.activeElement))
      await page.keyboard.insertText("已核对，与另一家供应商并非同一主体。");
    else await expect(dialog.locator(".button-primary")).toBeFocused();
    await expect(dialog.locator(".email-preview")).toContainText(/\S/);
  }
  if (returns || !isQuick) await press("Control+Enter");
  await expect(dialog).toBeHidden();
  // The address changes before the next file has loaded; until then keys and buttons act on the current file.
  if (at < files - 1) {
    await expect(page).not.toHaveURL(address);
    await expect(title).not.toHaveText(company);
  }
  return { actions, seconds: (Date.now() - begun) / 1000, isReturned: returns };
}

const sum = (work: readonly Work[], figure: "actions" | "seconds") =>
  work.reduce((total, one) => total + one[figure], 0);
