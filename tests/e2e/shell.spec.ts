import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { clockAhead, noCodes, startPortal } from "../support/server";
import { openSignedIn } from "../support/sign-in-screen";

async function enter(page: Page, account: string, to = "/workspace") {
  await openSignedIn(page, account, to);
  await expect(page.locator(".tab-history")).toBeVisible();
}

/**
 * Records when the menu collapses or opens. The returned function returns the changes so far, including those of the
 * next frame.
 */
async function watchMenu(page: Page) {
  const changes = await page.locator(".shell-side").evaluateHandle((side) => {
    const noted: string[] = [];
    new MutationObserver(() => noted.push(side.hasAttribute("data-folded") ? "folded" : "open")).observe(side, {
      attributeFilter: ["data-folded"],
    });
    return noted;
  });
  return () =>
    changes.evaluate(
      (noted) =>
        new Promise<string[]>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(noted)));
        }),
    );
}

for (const { language, locale, words } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    words: {
      search: "搜索菜单",
      guide: "准入指南",
      partOfGuide: "入指",
      more: "更多",
      fold: "收起菜单",
      open: "展开菜单",
      logistics: "物流门户",
    },
  },
  {
    language: "English",
    locale: "en-US",
    words: {
      search: "Search menu",
      guide: "Access guide",
      partOfGuide: "ss guide",
      more: "More",
      fold: "Collapse menu",
      open: "Expand menu",
      logistics: "Logistics portal",
    },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("the search finds a menu and opens it, by keyboard only", async ({ page }) => {
      await enter(page, "supplier");
      await page.getByRole("combobox", { name: words.search }).focus();
      await page.keyboard.type(words.partOfGuide);
      await expect(page.getByRole("option", { name: words.guide })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/home\?notice=admittance/);
    });

    test("a menu of another system opens in a separate window, with the account in the link", async ({
      page,
      context,
    }) => {
      await enter(page, "supplier");
      await showAllMenus(page, words.more);
      const opened = context.waitForEvent("page");
      const link = page.getByRole("link", { name: words.logistics });
      // Groups start closed.
      await page.locator(".shell-side .side-menu-group").evaluateAll((groups) => {
        for (const group of groups) (group as HTMLDetailsElement).open = true;
      });
      await link.click();
      const other = await opened;
      await expect(other).toHaveURL(/\/dev\/partner\?account=supplier$/);
      await expect(other.locator("main strong")).toHaveText("supplier");
      expect(await other.evaluate(() => window.opener)).toBeNull();
    });

    test("the menu collapses to its icons, stays collapsed, and opens again", async ({ page }) => {
      await enter(page, "supplier");
      const changes = await watchMenu(page);
      // It collapses before the portal has saved that state, and does not open again while the page is loaded with it.
      await page.getByRole("button", { name: words.fold }).click();
      await expect(page.locator(".shell-side[data-folded]")).toBeVisible();
      const isStored = "__remixRouter.state.loaderData['routes/workspace/workspace'].isSideFolded";
      await expect.poll(() => page.evaluate(isStored)).toBe(true);
      expect(await changes()).toEqual(["folded"]);
      // A link without an icon is neither visible nor focusable.
      const links = page.locator(".shell-side .side-menu :is(a, summary)");
      const seen = await links.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
      const icons = page.locator(".shell-side .side-menu :is(a, summary) > svg");
      expect(seen).toBe(await icons.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length));
      expect(seen).toBeGreaterThan(0);
      await expect(page.locator(".top-bar")).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await page.reload();
      await expect(page.getByRole("combobox", { name: words.search })).toBeHidden();
      await page.getByRole("button", { name: words.open }).click();
      await expect(page.getByRole("combobox", { name: words.search })).toBeVisible();
    });
  });

test("the menu starts open, the screen has the colours of §3, and the logo links home", async ({ page }) => {
  await enter(page, "supplier");
  await expect(page.locator(".shell-side")).not.toHaveAttribute("data-folded");
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ["", "-hover", "-click", "-disabled", "-soft"].map((name) => style.getPropertyValue(`--primary${name}`));
  });
  expect(colours).toEqual(["#3081f2", "#599af5", "#246fd8", "#dbeaff", "#ebf3ff"]);
  await page.locator(".top-bar .site-brand").click();
  await expect(page).toHaveURL(/\/home$/);
});

for (const [clock, greeting] of [
  ["11:30", "上午好"],
  ["12:01", "下午好"],
  ["17:30", "下午好"],
  ["18:01", "晚上好"],
] as const)
  test(`at ${clock} by the user's clock the workspace greets with ${greeting}`, async ({ page }) => {
    const own = await startPortal({ ...noCodes, ...clockAhead(secondsUntil(clock)) });
    await enter(page, "supplier", `${own.url}/workspace`);
    await expect(page.locator(".greeting")).toContainText(greeting);
    await own.stop();
  });

/** The seconds until clocks in China next show this time. */
function secondsUntil(clock: string) {
  const [hour = 0, minute = 0] = clock.split(":").map(Number);
  const day = 24 * 60 * 60;
  const now = Math.floor(Date.now() / 1000) + 8 * 60 * 60;
  return (hour * 60 * 60 + minute * 60 - (now % day) + day) % day;
}

test("every screen has a watermark with the account and the date in the user's time zone", async ({ page }) => {
  await enter(page, "supplier");
  const today = new Intl.DateTimeFormat("zh-CN", {
    timeZone: "Asia/Shanghai",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(new Date());
  await expect(page.locator(".watermark")).toHaveAttribute("data-text", `supplier ${today}`);
});

test("a page keeps its state until its tab is closed, even when the language is switched", async ({ page }) => {
  await enter(page, "buyer2", "/gsrm/personal");
  await expect(page.locator(".side-search")).toBeVisible();
  const tabs = page.locator(".tab-history");
  await page.getByText("填写电话").click();
  await page.locator("[name=phone]").fill("+86 755 8888");
  await tabs.getByRole("link", { name: "工作台" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".greeting")).toBeVisible();
  await tabs.getByRole("link", { name: "个人信息" }).click();
  await expect(page.locator("[name=phone]")).toHaveValue("+86 755 8888");
  await expect(page.locator("[name=phone]")).toBeVisible();

  await page.locator("header").getByRole("button", { name: "English" }).click();
  await expect(tabs.getByRole("link", { name: "Profile" })).toBeVisible();
  await expect(page.locator("[name=phone]")).toHaveValue("+86 755 8888");
  await expect(page.locator(".side-search")).toBeVisible();

  await tabs.getByRole("button", { name: "Close “Profile”" }).click();
  await expect(page.locator(".greeting")).toBeVisible();
  await expect(tabs.getByRole("link")).toHaveCount(1);
  await page.goto("/gsrm/personal");
  await expect(page.locator(".side-search")).toBeVisible();
  await page.getByText("Add phone number").click();
  await expect(page.locator("[name=phone]")).toHaveValue("");
});

test("the tabs of two people show their names, in both languages", async ({ page }) => {
  await enter(page, "admin", "/gsrm/people");
  const tabs = page.locator(".tab-history > ul");
  for (const name of ["陈静", "赵磊"]) {
    await page.getByRole("main").getByRole("link", { name }).first().click();
    await expect(tabs.getByRole("link", { name: `${name} · 人员` })).toBeVisible();
    await page.goBack();
  }
  await page.locator("header").getByRole("button", { name: "English" }).click();
  for (const name of ["陈静", "赵磊"]) await expect(tabs.getByRole("link", { name: `${name} · Person` })).toBeVisible();
});

test("a list behind a tab keeps its filter and its page", async ({ page }) => {
  await enter(page, "supplier", "/gsrm/worksDetail/PrivateMessage?size=10&page=1");
  await expect(page.locator(".side-search")).toBeVisible();
  const tabs = page.locator(".tab-history");
  await tabs.getByRole("link", { name: "工作台" }).click();
  await expect(page.locator(".greeting")).toBeVisible();
  await tabs.getByRole("link", { name: "站内消息" }).click();
  await expect(page).toHaveURL(/page=1/);
});

test("at most five menu items are shown before the rest", async ({ page }) => {
  await enter(page, "supplier");
  const menus = page.locator(".shell-side .side-menu > ul > li");
  await expect(menus.first()).toBeVisible();
  expect(await menus.count()).toBeLessThanOrEqual(5);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test("the menus open from the top bar", async ({ page }) => {
    await enter(page, "supplier");
    await page.locator(".phone-menu > summary").click();
    await page.locator(".phone-menu").getByRole("link", { name: "准入进度" }).click();
    await expect(page).toHaveURL(/\/progress/);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("menus and links to other systems work, and the menu collapses", async ({ page }) => {
    await enter(page, "supplier");
    await page.locator(".shell-side summary", { hasText: "守则与指南" }).click();
    await expect(page.locator(".shell-side").getByRole("link", { name: "准入指南" })).toBeVisible();
    await page.getByRole("button", { name: "收起菜单" }).click();
    await expect(page.locator(".shell-side[data-folded]")).toBeVisible();
    await page.goto("/workspace/open/links.binding");
    await expect(page).toHaveURL(/\/dev\/partner\?to=bind&account=supplier$/);
  });
});

async function showAllMenus(page: Page, more: string) {
  const rest = page.locator(".shell-side .side-menu > details > summary").filter({ hasText: more });
  if ((await rest.count()) > 0) await rest.click();
}
