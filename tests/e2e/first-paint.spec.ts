import type { Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { bind, enterAccount, other, test } from "../support/phone-screen";
import { expect } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";

test.describe.configure({ mode: "default" });

/** Elements a user may be about to tap or click. */
const pressable = "a, button, input, select, textarea, summary, label";

/**
 * Opens a page whose scripts load as slowly as on a slow connection, lets them run, and lists the elements that moved without
 * user input: a click in progress would then hit something else, or nothing.
 */
async function listMoved(page: Page, address: string, isAlive: string): Promise<string[]> {
  let letThrough: () => void = () => undefined;
  const isThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await isThrough;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState === "interactive");
  await page.evaluate(async (selector) => {
    await document.fonts.ready;
    const places = [...document.querySelectorAll(selector)].map((element) => ({
      element,
      before: element.getBoundingClientRect(),
    }));
    Object.assign(window, { places });
  }, pressable);
  letThrough();
  await hydrated(page.locator(isAlive).last());
  return page.evaluate(() => {
    const { places } = window as unknown as { places: { element: Element; before: DOMRect }[] };
    return places.flatMap(({ element, before }) => {
      const after = element.getBoundingClientRect();
      const wasSeen = before.width > 1 && before.height > 1;
      // Controls that scripts replace are compared by the position of the elements around them.
      if (!wasSeen || !element.isConnected) return [];
      const [x, y] = [after.x - before.x, after.y - before.y].map(Math.round) as [number, number];
      return x === 0 && y === 0 ? [] : [`${element.tagName} ${element.textContent?.trim().slice(0, 30)}: ${x}, ${y}`];
    });
  });
}

for (const { language, locale, width } of [
  { language: "zh", locale: "zh-CN", width: 1280 },
  { language: "en", locale: "en-US", width: 375 },
])
  test.describe(`${language} at ${width} px: nothing moves when the scripts start to run`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    for (const address of ["/home", "/register", "/progress", "/sign-in/forgotten"])
      test(address, async ({ page }) => {
        expect(await listMoved(page, address, "main button, main a")).toEqual([]);
      });

    for (const address of ["/workspace", "/gsrm/worksDetail/PrivateMessage", "/gsrm", "/gsrm/personal"])
      test(address, async ({ page }) => {
        await page.goto("/home");
        await openSignedIn(page, "buyer");
        expect(await listMoved(page, address, "main button, main a")).toEqual([]);
      });

    test("the tabs of a registration", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      for (const tab of ["basic", "business", "bank"])
        expect(
          await listMoved(page, `/register/${tab}`, "#section-form :is(button, input:not([type=hidden]))"),
        ).toEqual([]);
    });

    test("the sign-in code page", async ({ page, browser, strict, mail, gateway }) => {
      const number = width === 375 ? "13700137001" : "13700137002";
      await bind(page, { gateway, mail }, "buyer2", { typed: number, number: `+86${number}` });
      const signIn = await enterAccount(browser, strict, "buyer2", locale);
      expect(await listMoved(signIn, signIn.url(), "main form button")).toEqual([]);
      await other(signIn).click();
      await expect(signIn.locator(".sign-in-account")).toHaveText(/^\+86/);
    });
  });
