import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";
import { hydrated } from "../support/hydrated";
import { openSignedIn } from "../support/sign-in-screen";

/**
 * Delays React as a slow phone does: once the form's button is interactive, the field groups do not hydrate until the returned
 * function is called.
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

    test("a tab submitted while its fields still load retains focus and the text typed in the meantime", async ({
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

const saved = (page: Page) => expect(page.locator(".save-status")).toHaveText(/^已于 .* 保存$/);

/** Holds back the scripts of the next page; the returned function releases them. */
async function holdScripts(page: Page) {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isLetGo;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

async function typeEarly(page: Page) {
  await page.locator("[name=companyName]").fill("深圳川芯微电子有限公司");
  await page.locator("[name=businessScope]").fill("芯片");
  await page.locator("[name=listed][value=no]").check();
  await page.locator("[name=operatingLongTerm]").check();
  await page.locator('[name="shareholders[0].name"]').fill("王芳");
}

async function isThere(page: Page) {
  await expect(page.locator("[name=companyName]")).toHaveValue("深圳川芯微电子有限公司");
  await expect(page.locator("[name=businessScope]")).toHaveValue("芯片");
  await expect(page.locator("[name=listed][value=no]")).toBeChecked();
  await expect(page.locator("[name=operatingLongTerm]")).toBeChecked();
  await expect(page.locator('[name="shareholders[0].name"]')).toHaveValue("王芳");
}

test("text typed before the scripts run is saved, and the page does not report it saved too early", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await page.getByLabel("公司简称").fill("川芯");
  await saved(page);
  const letGo = await holdScripts(page);
  await page.goto("/register/basic", { waitUntil: "commit" });
  await expect(page.locator(".save-status")).toBeAttached();
  await typeEarly(page);
  await expect(page.locator(".save-status")).not.toContainText("保存", { useInnerText: true });
  const isSaved = page.waitForResponse(/\/autosave$/);
  letGo();
  await isSaved;
  await saved(page);
  await isThere(page);
  await page.unroute(/\/assets\/.*\.js$/);
  await page.reload();
  await isThere(page);
});

test("text typed before the scripts run takes precedence over an older draft of the window", async ({
  page,
  email,
  openWizard,
}) => {
  await openWizard(page, email);
  await page.route("**/autosave", (route) => route.abort());
  await page.getByLabel("公司简称").fill("川芯");
  await page.getByLabel("公司名称").fill("深圳");
  await expect(page.getByText("网络已断开")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator(".save-status")).toBeAttached();
  await typeEarly(page);
  await page.unroute("**/autosave");
  letGo();
  await saved(page);
  await isThere(page);
  await expect(page.getByLabel("公司简称")).toHaveValue("川芯");
});

test("text typed into a field group that is still loading is saved", async ({ page, email, openWizard }) => {
  await openWizard(page, email);
  await holdHydration(page);
  await page.goto("/register/basic");
  await hydrated(page.locator("#section-form button[value=continue]"));
  const isSaved = page.waitForResponse(/\/autosave$/);
  await typeEarly(page);
  await isSaved;
  await expect(page.locator("[name=companyName]")).toHaveValue("深圳川芯微电子有限公司");
  const fresh = await page.context().newPage();
  await expect
    .poll(async () => {
      await fresh.goto("/register/basic");
      return fresh.locator('[name="shareholders[0].name"]').inputValue();
    })
    .toBe("王芳");
  await isThere(fresh);
});

/** Presses a link of a page at the first moment at which React responds, before any effect of that page has run. */
const pressOnceHydrated = (page: Page, path: string, link: string) =>
  page.addInitScript(
    ([where, selector]) => {
      const add = Reflect.get(WeakSet.prototype, "add") as (this: WeakSet<WeakKey>, value: WeakKey) => WeakSet<WeakKey>;
      Object.assign(WeakSet.prototype, {
        add(this: WeakSet<WeakKey>, value: WeakKey) {
          // The page notes that its body is hydrated.
          if (value === document.body && location.pathname === where)
            queueMicrotask(() => document.querySelector<HTMLElement>(selector)?.click());
          return add.call(this, value);
        },
      });
    },
    [path, link] as const,
  );

for (const { locale, greeting } of [
  { locale: "zh-CN", greeting: /(上午|下午|晚上)好，王芳/ },
  { locale: "en-US", greeting: /Good (morning|afternoon|evening), 王芳/ },
])
  test.describe(locale, () => {
    test.use({ locale });

    test("a page opened the moment the links work has its texts", async ({ page }) => {
      await openSignedIn(page, "supplier");
      await pressOnceHydrated(page, "/home", 'main a[href="/workspace"]');
      await page.goto("/home");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(greeting);
    });
  });
