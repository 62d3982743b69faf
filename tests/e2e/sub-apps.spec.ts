import { complaints } from "../support/sound-screen";
import { expect, fact, follow, open, test } from "../support/sub-apps";

test("a sub-application from another origin opens at any of its URLs, and navigating within it does not remount it", async ({
  page,
}) => {
  const heard = complaints(page);
  await open(page, "/gsrm/deep/link?x=1");
  await expect(fact(page, "place")).toHaveText("/gsrm/deep/link?x=1");
  await expect(fact(page, "user")).toHaveText("admin");
  await expect(page).toHaveTitle(/^Plain \/gsrm\/deep\/link · /);
  await expect(page.locator("main > .shell-main").first()).toBeHidden();

  await page.getByRole("button", { name: "two" }).click();
  await expect(page).toHaveURL(/\/gsrm\/two$/);
  await expect(page.locator(".tab-history [data-current]")).toContainText("Plain /gsrm/two");
  await page.goBack();
  await expect(fact(page, "place")).toHaveText("/gsrm/deep/link?x=1");
  await page.goForward();
  await expect(fact(page, "place")).toHaveText("/gsrm/two");
  await follow(page, "/gsrm");
  await expect(fact(page, "place")).toHaveText("/gsrm");
  await expect(fact(page, "mounts")).toHaveText("1");

  await page.goto("/gsrm/personal");
  await expect(page.locator("#main h1")).toBeVisible();
  await expect(page.locator("[data-subapp]")).toHaveCount(0);
  expect(heard).toEqual([]);
});

test("changes of language and time zone reach it", async ({ page }) => {
  await open(page, "/gsrm");
  await expect(fact(page, "lang")).toHaveText("zh");
  await page.locator("header").getByRole("button", { name: "English" }).click();
  await expect(fact(page, "lang")).toHaveText("en");
  await expect(page.locator(".side-search")).toBeVisible();
  await page.locator(".zone-switch > summary").click();
  await page.locator(".zone-switch [name=query]").fill("Tokyo");
  await page
    .locator(".zone-switch")
    .getByRole("button", { name: /GMT\+9\b/ })
    .first()
    .click();
  await expect(fact(page, "zone")).toHaveText("GMT+9");
});

test("its traces in the document are removed when it closes, and its styles are restored when it opens again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const [start, stop] = [window.setInterval, window.clearInterval];
    const running = new Set<unknown>();
    Object.assign(window, { running });
    window.setInterval = ((...args: Parameters<typeof start>) => {
      const id = start(...args);
      running.add(id);
      return id;
    }) as typeof start;
    window.clearInterval = (id) => {
      running.delete(id);
      stop(id);
    };
  });
  await open(page, "/gsrm");
  await expect(fact(page, "place")).toHaveText("/gsrm");
  expect(await traces(page)).toEqual({ heard: 1, isRunning: true, popups: 1, spacing: "3px", outline: "7px" });

  await page.locator(".tab-history a").first().click();
  await expect(page.locator(".greeting")).toBeVisible();
  await expect(page.locator("[data-subapp]")).toHaveCount(0);
  expect(await traces(page)).toEqual({ heard: 1, isRunning: false, popups: 0, spacing: "normal", outline: "" });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--plain"))).toBe("");

  await page.goBack();
  await expect(fact(page, "mounts")).toHaveText("2");
  expect(await traces(page)).toEqual({ heard: 2, isRunning: true, popups: 1, spacing: "3px", outline: "7px" });
});

/** The traces that remain of it: window listeners, timers, elements in the body and styles. */
const traces = (page: import("@playwright/test").Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { heard: number; plainInterval: unknown; running: Set<unknown> };
    window.dispatchEvent(new Event("resize"));
    const popup = document.querySelector(".plain-popup");
    const paragraph = document.querySelector("[data-subapp] p") ?? document.querySelector("main p") ?? document.body;
    return {
      heard: seen.heard,
      isRunning: seen.running.has(seen.plainInterval),
      popups: document.querySelectorAll(".plain-popup").length,
      spacing: getComputedStyle(paragraph).letterSpacing,
      outline: popup ? getComputedStyle(popup).outlineWidth : "",
    };
  });

test("its styles do not affect the portal, nor the portal's affect it", async ({ page }) => {
  await open(page, "/gsrm");
  await expect(fact(page, "place")).toHaveText("/gsrm");
  const looks = await page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return {
      body: of("body").margin,
      menu: of(".shell-side").visibility,
      tabs: of(".tab-history").visibility,
      title: of("[data-subapp] h1").color,
      titleMargin: of("[data-subapp] h1").marginTop,
      text: of("[data-subapp]").color,
      card: of("[data-subapp] .card").borderTopWidth,
      button: of("[data-subapp] button").boxSizing,
    };
  });
  expect(looks).toEqual({
    body: "0px",
    menu: "visible",
    tabs: "visible",
    title: "rgb(0, 128, 0)",
    titleMargin: expect.not.stringMatching(/^0px$/),
    text: "rgb(1, 2, 3)",
    card: "0px",
    button: "border-box",
  });
});

test("a bundle built for qiankun runs unchanged, and its router stays in sync with the portal's", async ({ page }) => {
  const heard = complaints(page);
  await open(page, "/gcis/deep?x=1");
  await expect(fact(page, "place")).toHaveText("/gcis/deep?x=1");
  await expect(fact(page, "user")).toHaveText("admin");
  await expect(fact(page, "lang")).toHaveText("zh");
  await expect(fact(page, "part")).toHaveText("late part");
  const colour = (selector: string) =>
    page.evaluate((at) => getComputedStyle(document.querySelector(at) ?? document.body).color, selector);
  expect(await colour("[data-subapp] h1")).toBe("rgb(0, 0, 255)");
  expect(await colour("[data-subapp] h2")).toBe("rgb(128, 0, 128)");
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");

  await page.getByRole("button", { name: "own" }).click();
  await expect(fact(page, "place")).toHaveText("/gcis/own?by=itself");
  await expect(page.locator('.tab-history [data-current] a[href="/gcis/own?by=itself"]')).toBeVisible();
  await page.goBack();
  await expect(fact(page, "place")).toHaveText("/gcis/deep?x=1");
  await page.goForward();
  await expect(fact(page, "place")).toHaveText("/gcis/own?by=itself");
  expect(await page.evaluate(() => (history.state as { state: unknown }).state)).toEqual({ from: "/gcis/deep?x=1" });
  await follow(page, "/gcis");
  await expect(fact(page, "place")).toHaveText("/gcis");
  await expect(fact(page, "mounts")).toHaveText("1");

  await page.locator(".tab-history a").first().click();
  await expect(page.locator(".greeting")).toBeVisible();
  await page.goBack();
  await expect(fact(page, "place")).toHaveText("/gcis");
  await expect(fact(page, "mounts")).toHaveText("2");
  expect(heard).toEqual([]);
});

test("however fast a user navigates, only the last sub-application stays mounted", async ({ page }) => {
  const heard = complaints(page);
  await open(page, "/workspace");
  for (let round = 0; round < 6; round++) for (const to of ["/gsrm", "/gcis", "/workspace"]) await follow(page, to);
  await follow(page, "/gcis");
  await expect(page.locator("[data-subapp] h1")).toHaveText("Bundle");
  await follow(page, "/gsrm");
  await expect(page.locator("[data-subapp] h1")).toHaveText("Plain");
  await expect(page.locator("#sub-app-viewport > *")).toHaveCount(1);
  expect(heard).toEqual([]);
});
