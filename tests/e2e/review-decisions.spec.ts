import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

/** A separate portal: the decisions made here do not affect other tests. */
test.use({ portalSettings: {} });

/** Counts key presses; typed text does not count. */
function countedKeys(page: Page) {
  const keys = {
    count: 0,
    async press(key: string) {
      keys.count += 1;
      await page.keyboard.press(key);
    },
  };
  return keys;
}

const companies = (page: Page) => page.locator(".queue-rows tbody th a");

test("an approval without comments takes at most six keys, a return with three comments ten, and both stay out of the list", async ({
  page,
}) => {
  await openSignedIn(page, "buyer2", "/gsrm?state=preliminaryReview");
  const title = page.getByRole("heading", { level: 1 });
  await expect(companies(page).first()).toBeVisible();
  const [, , first = "", second = "", third = ""] = await companies(page).allInnerTexts();
  await companies(page).nth(2).press("Enter");
  await expect(title).toHaveText(first);

  const approval = countedKeys(page);
  await approval.press("a");
  // Not every document of this registration was opened, so a reason is the next thing to type.
  await expect(page.locator("#decision-note")).toBeFocused();
  await page.keyboard.insertText("文件已在现场核对");
  await expect(page.locator(".email-preview")).toContainText("初审通过");
  await approval.press("Control+Enter");
  await expect(title).toHaveText(second);
  await expect(page.getByRole("status").filter({ hasText: first })).toContainText("审核已通过");
  expect(approval.count).toBeLessThanOrEqual(6);

  // The next registration has a sanctions hit in the demo, so it is returned rather than approved.
  const returned = countedKeys(page);
  await returned.press("ArrowDown");
  for (const comment of ["与营业执照不一致", "请补充英文名称", "请核对"]) {
    await returned.press("c");
    await page.keyboard.insertText(comment);
    await returned.press(comment === "请核对" ? "Escape" : "Control+Enter");
  }
  await returned.press("r");
  await page.keyboard.insertText("三处需要修改，其余无误。");
  await expect(page.locator(".email-preview")).toContainText("请补充英文名称");
  await returned.press("Control+Enter");
  await expect(title).toHaveText(third);
  expect(returned.count).toBeLessThanOrEqual(10);
  await expect(page).toHaveURL(/state=preliminaryReview/);
});
