import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

const code = /\/assets\/notice-list-[^/]+\.js$/;
const data = /_data=.*notice-list/;
const linkTo = (page: Page, place: string) => page.locator(`a[href="${place}"]:visible`).first();
const notices = "/gsrm/worksDetail/NoticeList";
const messages = "/gsrm/worksDetail/PrivateMessage";

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, "supplier");
  await runsScripts(page);
});

/** The bell appears once scripts run. */
const runsScripts = (page: Page) => expect(page.locator(".message-bell")).toBeVisible();

/** Expects no toast, once another page opens without a document load: by then the scripts would have shown it. */
async function hasNothingToSay(page: Page) {
  await runsScripts(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await linkTo(page, messages).click();
  await expect(page).toHaveURL(messages);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // Checked without waiting: a toast that disappears by itself must not be missed.
  expect(await page.locator(".toast").count()).toBe(0);
}

for (const [what, address] of [
  ["code", code],
  ["data", data],
] as const)
  test(`reloading the document while the ${what} of a page is loading shows no error`, async ({ page }) => {
    await page.route(address, () => undefined);
    const isAskedFor = page.waitForRequest(address);
    await linkTo(page, notices).click();
    await isAskedFor;
    await page.reload();
    await hasNothingToSay(page);
  });

test("leaving a page that is still loading shows no error, even when its code fails to load", async ({ page }) => {
  let fail = () => {};
  const isGivenUp = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(code, async (route) => {
    await isGivenUp;
    await route.abort();
  });
  const isAskedFor = page.waitForRequest(code);
  await linkTo(page, notices).click();
  await isAskedFor;
  await linkTo(page, messages).click();
  await expect(page).toHaveURL(messages);
  // Remix reloads the document when the code of a page fails to load, even if the user has left that page.
  const isLoaded = page.waitForEvent("load");
  fail();
  await isLoaded;
  await runsScripts(page);
  await linkTo(page, "/workspace").click();
  await expect(page).toHaveURL("/workspace");
  await hasNothingToSay(page);
});

test("a page whose code fails to load shows an error that stays and offers a retry", async ({ page }) => {
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await linkTo(page, notices).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("页面加载失败");
  await expect(page).toHaveURL("/workspace");
  await page.unroute(code);
  await toast.getByRole("link", { name: "重试" }).click();
  await expect(page).toHaveURL(notices);
  await hasNothingToSay(page);
});
