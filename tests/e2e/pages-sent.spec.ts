import type { Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import errors from "~/i18n/locales/zh/errors";
import home from "~/i18n/locales/zh/home";

/** The style sheets and scripts a page fetches, by name without the hash. */
function watchFetched(page: Page) {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const [, name, kind] = /\/assets\/([\w.-]+)-[\w-]{8}\.(js|css)$/.exec(request.url()) ?? [];
    if (name) fetched.push(`${name}.${kind}`);
  });
  return fetched;
}

test("a tab loads with inline styles, six scripts and one file of texts", async ({ page, email, openWizard }) => {
  const fetched = watchFetched(page);
  await openWizard(page, email, "/register/basic");
  await expect(page.locator("#companyName")).toHaveCSS("border-top-style", "solid");
  await hydrated(page.locator("#companyName"));
  expect(fetched.filter((name) => name.endsWith(".css"))).toEqual([]);
  // The script of the next tab, and the one that measures the page, are fetched once this tab is idle.
  const scripts = new Set(fetched.filter((name) => name !== "business.js" && name !== "page-speed.js"));
  expect([...scripts].toSorted()).toEqual([
    "basic.js",
    "entry.client.js",
    "libraries.js",
    "manifest.js",
    "root.js",
    "wizard.js",
    "words-zh-every-page.js",
  ]);
});

test("the scripts of the next tab are loaded before it is opened", async ({ page, email, openWizard }) => {
  const next = page.waitForResponse(/\/assets\/business-[\w-]+\.js$/);
  await openWizard(page, email, "/register/basic");
  await next;
  await hydrated(page.locator("#companyName"));
  const fetched = watchFetched(page);
  await page.locator(".wizard-side button[value='go:business']").click();
  await expect(page).toHaveURL(/\/register\/business$/);
  expect(fetched.filter((name) => name.startsWith("business"))).toEqual([]);
});

const visitorsWords = /\/assets\/words-zh-visitors-[\w-]+\.js$/;

test("a page in another part of the portal waits for its texts", async ({ page, email, openWizard }) => {
  await openWizard(page, email, "/register/basic");
  await hydrated(page.locator("#companyName"));
  let sendWords = () => {};
  await page.route(visitorsWords, async (route) => {
    await new Promise<void>((resolve) => (sendWords = resolve));
    await route.continue();
  });
  const asked = page.waitForRequest(visitorsWords);
  await page.locator(".site-brand").click();
  await asked;
  await expect(page.locator("#companyName")).toBeVisible();
  sendWords();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.hero.title);
  expect(await page.locator("body").innerText()).not.toMatch(/\b(?:home|common|progress)[:.]\w/);
});

test("texts that fail to load show the same error as code that fails to load", async ({ page, email, openWizard }) => {
  await openWizard(page, email, "/register/basic");
  await hydrated(page.locator("#companyName"));
  await page.route(visitorsWords, (route) => route.fulfill({ status: 404 }));
  await page.locator(".site-brand").click();
  await expect(page.locator(".toast")).toContainText(errors.module.load);
  await expect(page.locator("#companyName")).toBeVisible();
});
