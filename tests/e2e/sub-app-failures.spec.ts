import { complaints, isSound } from "../support/sound-screen";
import { expect, fact, follow, open, test } from "../support/sub-apps";

const panel = ".load-failure";

for (const { language, locale, words } of [
  { language: "zh", locale: "zh-CN", words: { load: "页面加载失败", timeout: "页面加载超时", retry: "重试" } },
  {
    language: "en",
    locale: "en-US",
    words: { load: "could not be loaded", timeout: "The page took too long to load", retry: "Try again" },
  },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a sub-application that never responds times out, and the user can go elsewhere in the meantime", async ({
      page,
      elsewhere,
    }) => {
      const heard = complaints(page);
      elsewhere.spoil("/subapp.json", null);
      await open(page, "/gsrm");
      await expect(page.locator(".loading")).toBeVisible();
      await follow(page, "/workspace");
      await expect(page.locator(".greeting")).toBeVisible();
      await follow(page, "/gsrm");
      await expect(page.locator(panel)).toContainText(words.timeout);
      await isSound(page, language, heard);
    });

    test("a missing sub-application shows an error, and loads on retry once it is available", async ({
      page,
      elsewhere,
    }) => {
      const heard = complaints(page);
      elsewhere.spoil("/plain.js", 404);
      await open(page, "/gsrm");
      await expect(page.locator(panel)).toContainText(words.load);
      await page.setViewportSize({ width: 375, height: 800 });
      await isSound(page, language, heard);
      elsewhere.repair();
      await page.getByRole("button", { name: words.retry }).click();
      await expect(fact(page, "place")).toHaveText("/gsrm");
    });
  });

for (const [name, spoilt] of [
  [
    "that throws when it is mounted",
    [
      "/plain.js",
      "export const mount = async () => { throw new Error('no'); }; export const unmount = async () => {};",
    ],
  ],
  [
    "that never ends mounting",
    ["/plain.js", "export const mount = () => new Promise(() => {}); export const unmount = async () => {};"],
  ],
  ["whose code is broken", ["/plain.js", "export const mount = ("]],
  ["without lifecycles", ["/plain.js", "export const answer = 42;"]],
  ["whose manifest is a page of the portal", ["/subapp.json", '<div id="sub-app-viewport"></div>']],
  ["whose styles are missing", ["/plain.css", 500]],
] as const)
  test(`a sub-application ${name} shows a load error, and the portal around it still works`, async ({
    page,
    elsewhere,
  }) => {
    elsewhere.spoil(spoilt[0], spoilt[1]);
    await open(page, "/gsrm");
    await expect(page.locator(panel)).toContainText("页面加载失败");
    await expect(page.locator("[data-subapp]")).toHaveCount(0);
    await follow(page, "/gcis");
    await expect(page.locator("[data-subapp] h1")).toHaveText("Bundle");
  });

test("a bundle whose script is missing loads on retry once the script is available", async ({ page, elsewhere }) => {
  elsewhere.spoil("/bundle.js", 404);
  await open(page, "/gcis");
  await expect(page.locator(panel)).toBeVisible();
  elsewhere.repair();
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.locator("[data-subapp] h1")).toHaveText("Bundle");
});
