import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

const code = /\/assets\/notice-list-[^/]+\.js$/;
const data = /_data=.*notice-list/;
const linkTo = (page: Page, place: string) => page.locator(`a[href="${place}"]:visible`).first();
const notices = "/gsrm/worksDetail/NoticeList";
const messages = "/gsrm/worksDetail/PrivateMessage";

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, "buyer");
  await runsScripts(page);
});

/** The bell opens once scripts run. */
const runsScripts = (page: Page) => expect(page.locator(".message-bell")).toBeVisible();

/** Scripts have come so far that a toast would be there: a page is shown without a document being loaded. */
async function hasNothingToSay(page: Page) {
  await runsScripts(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await linkTo(page, messages).click();
  await expect(page).toHaveURL(messages);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // Not waited for: a toast that goes by itself must not be missed.
  expect(await page.locator(".toast").count()).toBe(0);
}

for (const [what, address] of [
  ["code", code],
  ["data", data],
] as const)
  test(`a document that is loaded again while the ${what} of a page is on its way has nothing to say`, async ({
    page,
  }) => {
    await page.route(address, () => undefined);
    const isAskedFor = page.waitForRequest(address);
    await linkTo(page, notices).click();
    await isAskedFor;
    await page.reload();
    await hasNothingToSay(page);
  });

test("a page that the user does not wait for has nothing to say, even when its code does not load", async ({
  page,
}) => {
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
  // Remix loads the document again all the same.
  const isLoaded = page.waitForEvent("load");
  fail();
  await isLoaded;
  await runsScripts(page);
  await linkTo(page, "/workspace").click();
  await expect(page).toHaveURL("/workspace");
  await hasNothingToSay(page);
});

test("a page whose code does not load says so, stays to be read, and can be tried again", async ({ page }) => {
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
