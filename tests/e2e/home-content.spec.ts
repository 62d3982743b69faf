import { expect, test, withCodes } from "../support/portal";
import en from "~/i18n/locales/en/home";
import zh from "~/i18n/locales/zh/home";

test.use({ portalSettings: withCodes });

for (const { language, locale, words, promises, day } of [
  {
    language: "Chinese",
    locale: "zh-CN",
    words: zh,
    promises: ["2 周", zh.promises.password, "1 个月", zh.promises.automatic],
    day: "2025年11月5日",
  },
  {
    language: "English",
    locale: "en-US",
    words: en,
    promises: ["2 weeks", en.promises.password, "1 month", en.promises.automatic],
    day: "5 Nov 2025",
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("the home page links to registration, progress and workspace, and states who must use another channel", async ({
      page,
    }) => {
      await page.goto("/home");
      const main = page.getByRole("main");
      for (const [service, place] of [
        ["register", "/register"],
        ["progress", "/progress"],
        ["workspace", "/workspace"],
      ] as const)
        await expect(main.locator(".service-link", { hasText: words.services[service].title })).toHaveAttribute(
          "href",
          place,
        );
      await expect(main).toContainText(words.hero.overseas);
      await expect(page.getByRole("note")).toContainText(day);
    });

    test("the nine stages appear in order, with a promise at four of them", async ({ page }) => {
      await page.goto("/home");
      const stages = page.locator(".journey-stage");
      await expect(stages.getByRole("heading")).toHaveText(Object.values(words.stages));
      // A tag shows who acts; the last stage has none.
      await expect(stages.locator(".tag")).toHaveText(
        ["supplier", "supplier", "purchasing", "purchasing", "purchasing", "supplier", "purchasing", "system"].map(
          (actor) => words.actors[actor as keyof typeof words.actors],
        ),
      );
      await page.getByText(words.journey.more).click();
      for (const text of Object.values(words.stageTexts)) await expect(page.getByText(text)).toBeVisible();
      for (const [at, promise] of [2, 3, 6, 7].map((stage, which) => [stage, promises[which] ?? ""] as const))
        await expect(stages.nth(at)).toContainText(promise);
    });

    for (const place of ["/home", "/home/oppo"])
      test(`the four information pages are readable on ${place}`, async ({ page }) => {
        for (const [code, name] of Object.entries(words.notices)) {
          await page.goto(`${place}?notice=${code}`);
          await expect(page.locator(".notice-fold[open] .notice-name")).toHaveText(name);
          await expect(page.locator(".notice-page h3").first()).toBeVisible();
          expect((await page.locator(".notice-page .rich-text").first().innerText()).length).toBeGreaterThan(300);
        }
      });
  });
