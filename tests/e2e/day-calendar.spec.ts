import { hydrated } from "../support/hydrated";
import { pickDay } from "../support/calendar-screen";
import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { complaints, isSound } from "../support/sound-screen";
import { openTab } from "../support/wizard-screen";

for (const { language, locale, width, words } of [
  { language: "zh", locale: "zh-CN", width: 1280, words: { day: "2014年3月9日星期日", month: "2014年3月" } },
  { language: "en", locale: "en-US", width: 375, words: { day: "Sunday, 9 March 2014", month: "March 2014" } },
] as const)
  test.describe(`${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("a day is picked from a calendar in the page's language, and saved", async ({ page, email, openWizard }) => {
      const violations = complaints(page);
      await openWizard(page, email);
      await openTab(page, "basic");
      const day = page.locator('[name="establishedOn"]');
      const field = page.locator(".date-control", { has: day });
      await pickDay(field, "2014-03-09");
      await expect(day).toHaveValue("2014-03-09");
      await expect(field.getByRole("dialog")).toHaveCount(0);
      await expect(day).not.toHaveAttribute("aria-invalid", "true");
      await field.locator(".date-open").click();
      const calendar = field.getByRole("dialog", { name: words.month });
      await expect(calendar.getByRole("button", { name: words.day })).toBeFocused();
      await expect(calendar.getByRole("gridcell", { selected: true })).toHaveText("9");
      await isSound(page, language, violations);
      await page.keyboard.press("Escape");
      await expect(page.locator(".save-saved").first()).toBeAttached();
      await page.reload();
      await expect(day).toHaveValue("2014-03-09");
    });

    test("the calendar is always within the window", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      await openTab(page, "basic");
      const open = page.locator(".date-open").first();
      for (const block of ["start", "end"] as const) {
        await open.evaluate((button, where) => button.scrollIntoView({ block: where }), block);
        await open.click();
        const calendar = page.getByRole("dialog");
        const box = await calendar.boundingBox();
        expect(box && [box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= 812]).toEqual(
          Array.from({ length: 4 }, () => true),
        );
        await page.mouse.click(2, 2);
        await expect(calendar).toHaveCount(0);
      }
    });
  });

test("the calendar is used by keyboard, and Escape leaves the answer and the focus where they were", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  const day = page.locator('[name="establishedOn"]');
  const open = page.locator(".date-control", { has: day }).locator(".date-open");
  await day.fill("2014-03-31");
  await page.keyboard.press("Tab");
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  const focused = (name: string) => expect(page.getByRole("dialog").getByRole("button", { name })).toBeFocused();
  await focused("2014年3月31日星期一");
  await page.keyboard.press("PageDown");
  await focused("2014年4月30日星期三");
  await page.keyboard.press("Shift+PageUp");
  await focused("2013年4月30日星期二");
  await page.keyboard.press("ArrowDown");
  await focused("2013年5月7日星期二");
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await expect(day).toHaveValue("2014-03-31");
  await page.keyboard.press("Enter");
  await focused("2014年3月31日星期一");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(day).toHaveValue("2014-03-30");
  await expect(open).toBeFocused();
});

test("opening the calendar from an empty field shows no error, and without a connection the day can be typed", async ({
  page,
  context,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await openTab(page, "basic");
  const day = page.locator('[name="establishedOn"]');
  const field = page.locator(".date-control", { has: day });
  await context.setOffline(true);
  await field.locator(".date-open").click();
  await expect(day).toBeFocused();
  await context.setOffline(false);
  await field.locator(".date-open").click();
  await expect(field.getByRole("dialog")).toBeVisible();
  await expect(day).not.toHaveAttribute("aria-invalid", "true");
});

test("the calendar is styled inside a sub-application", async ({ page }) => {
  await openSignedIn(page, "supplier", "/gcis/certification");
  const open = page.locator("[data-subapp=gcis] .date-open").first();
  await hydrated(open);
  await open.click();
  const calendar = page.locator("[data-subapp=gcis]").getByRole("dialog");
  await expect(calendar).toHaveCSS("border-radius", "12px");
  await expect(calendar.getByRole("gridcell").getByRole("button").first()).toHaveCSS("height", "40px");
});
