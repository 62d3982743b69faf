import { expect, test } from "../support/portal";
import { openSignedIn } from "../support/sign-in-screen";
import { hydrated } from "../support/hydrated";

for (const { locale, width, contents } of [
  { locale: "zh-CN", width: 1280, contents: "目录" },
  { locale: "en-US", width: 1920, contents: "Sections" },
])
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } });

    test("the contents of a file stay visible next to the answers, and highlight the current section", async ({
      page,
    }) => {
      await openSignedIn(page, "buyer", "/gsrm");
      await page.locator("tbody a[href*='/gsrm/registrations/']").first().click();
      const nav = page.getByRole("navigation", { name: contents });
      const current = nav.locator("[aria-current]");
      await expect(current).toHaveText(/./);
      const last = nav.locator("ul").first().getByRole("link").last();
      await hydrated(last);
      await last.click();
      await expect(last).toHaveAttribute("aria-current", "true");
      await expect(current).toHaveCount(1);
      await expect(nav).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
      // Shown beside the answers, not above them.
      const [list, answers] = await Promise.all([nav.boundingBox(), page.locator(".file-main").boundingBox()]);
      expect(list && answers && list.x + list.width <= answers.x).toBe(true);
    });
  });
