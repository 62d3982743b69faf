import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { hydrated } from "../support/hydrated";

/**
 * Holds React back as a slow phone does: once the button of the form answers, the groups of fields hydrate no further by
 * themselves. The function it gives lets them.
 */
async function holdHydration(page: Page) {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let isHeld = true;
    const post = Reflect.get(MessagePort.prototype, "postMessage") as (this: MessagePort, message: unknown) => void;
    const isAnswering = () =>
      Object.keys(document.querySelector("#section-form button[value=continue]") ?? {}).some((key) =>
        key.startsWith("__reactProps$"),
      );
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (isHeld && isAnswering()) waiting.push(() => post.call(this, message));
      else post.call(this, message);
    };
    Object.assign(window, {
      letHydrate() {
        isHeld = false;
        for (const send of waiting.splice(0)) send();
      },
    });
  });
  return () => page.evaluate("letHydrate()");
}

for (const { language, locale } of [
  { language: "zh", locale: "zh-CN" },
  { language: "en", locale: "en-US" },
])
  test.describe(language, () => {
    test.use({ locale });

    test("a tab that is sent while its fields still load keeps the focus, and what is typed meanwhile", async ({
      page,
      email,
      openWizard,
    }) => {
      await openWizard(page, email);
      const letHydrate = await holdHydration(page);
      await page.goto("/register/basic");
      const button = page.locator("#section-form button[value=continue]");
      await hydrated(button);
      await button.press("Enter");
      await expect(page.locator("#section-form .notice-error li a").first()).toBeVisible();
      const name = page.locator("#companyName");
      await expect(name).toBeFocused();
      await page.keyboard.insertText("深圳川芯微电子有限公司");
      await letHydrate();
      await hydrated(page.locator("[name=website]"));
      await expect(name).toBeFocused();
      await expect(name).toHaveValue("深圳川芯微电子有限公司");
      await expect(page.locator("[id='findings-registeredDetail'] .field-error")).toBeVisible();
    });
  });
