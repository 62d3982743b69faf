import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/portal";
import { isAccessible, isWithin } from "../support/sound-screen";
import en from "~/i18n/locales/en/help";
import zh from "~/i18n/locales/zh/help";

/** The tab and number field where suppliers get stuck. */
const stops = [
  ["basic", "unifiedCreditCode"],
  ["basic", "duns"],
  ["basic", "smeId"],
  ["bank", "cnaps"],
] as const;

for (const { language, locale, words, width } of [
  { language: "Chinese", locale: "zh-CN", words: zh, width: 1280 },
  { language: "English", locale: "en-US", words: en, width: 375 },
])
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 812 } });

    test("a supplier stuck on a number sees where to find it, and continues typing", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      for (const [tab, name] of stops)
        await test.step(name, async () => {
          const topic = words[name];
          await page.goto(`/register/${tab}`);
          const help = page.locator(".help").filter({ hasText: topic.title });
          const summary = help.locator("summary");
          await hydrated(summary);
          await summary.focus();
          await page.keyboard.press("Enter");
          await expect(help.getByText(topic.text)).toBeVisible();
          for (const step of [topic.first, topic.second, topic.third]) await expect(help.getByText(step)).toBeVisible();
          // The bar at the bottom does not cover it.
          const bottomOf = async () => {
            const box = await help.locator(".dropdown-panel").boundingBox();
            return box ? box.y + box.height : Number.POSITIVE_INFINITY;
          };
          const bar = await page.locator(".section-bar").boundingBox();
          await expect.poll(bottomOf).toBeLessThanOrEqual(bar?.y ?? 0);
          await isAccessible(page, "color-contrast", "svg-img-alt", "aria-allowed-attr");
          // Only the target of the help: where the page has scrolled to, the header may cover half of another one.
          const target = await summary.boundingBox();
          expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
          await isWithin(page);
          await page.keyboard.press("Escape");
          await expect(help.getByText(topic.text)).toBeHidden();
          await expect(summary).toBeFocused();
        });
    });

    test("a picture of the licence marks the credit code", async ({ page, email, openWizard }) => {
      await openWizard(page, email);
      const help = page.locator('[id="field-unifiedCreditCode"] .help');
      await help.locator("summary").click();
      await expect(help.getByRole("img", { name: words.licence.label })).toBeVisible();
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });
      test("the help still opens and links to the issuer of the number", async ({ page, email, openWizard }) => {
        await openWizard(page, email);
        const help = page.locator('[id="field-duns"] .help');
        await help.locator("summary").click();
        await expect(help.getByRole("link", { name: words.duns.link })).toHaveAttribute("href", "https://www.dnb.com/");
      });
    });
  });
