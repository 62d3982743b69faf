import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";

test("Ctrl K finds a company by its pinyin initials and opens its file, whose tab scrolls into view", async ({
  page,
}) => {
  const heard = complaints(page);
  await openSignedIn(page, "buyer", "/gsrm/worksDetail/NoticeList");
  await expect(page.getByRole("button", { name: "搜索", exact: true })).toBeEnabled();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "搜索", exact: true }).fill("szsak");
  await expect(page.getByRole("option", { name: "深圳市安科精密有限公司" }).first()).toBeVisible();
  await isSound(page, "zh", heard);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/gsrm\/registrations\//);
  const currentTab = page.locator(".tab-history > ul [aria-current=page]");
  // Until the file's page has loaded, the notices are the current tab, and a list opened there would close with it.
  await expect(currentTab).toContainText("深圳市安科精密有限公司");
  await expect(currentTab).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.locator(".tab-list > summary").click();
  await page.getByRole("button", { name: "关闭其他页面" }).click();
  await expect(page.locator(".tab-history > ul > li")).toHaveCount(2);
});

test("a picker inside a sub-application is positioned and styled as outside, and leaves the page's styles unchanged", async ({
  page,
}) => {
  await openSignedIn(page, "supplier", "/gcis/company/basic/change");
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await expect(page.locator(".combobox-picker").first()).toBeVisible();
  const before = await font();
  await page.locator(".combobox-picker").first().click();
  const dialog = page.locator("[data-subapp=gcis] .picker");
  await expect(dialog.getByRole("table")).toBeVisible();
  await expect(dialog.locator(".picker-rows")).toHaveCSS("border-top-style", "solid");
  await expect(dialog.locator(".picker-foot")).toBeInViewport({ ratio: 1 });
  expect(await font()).toBe(before);
});
