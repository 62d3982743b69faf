import { launch } from "puppeteer-core";
import { type Browser, waitOptions } from "./browser";

/** Headless Firefox ESR, driven over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  page.setDefaultTimeout(waitOptions);
  return {
    name: "firefox",
    open: async (url) => void (await page.goto(url)),
    read: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: (selector) => page.locator(selector).click(),
    async type(selector, text) {
      const field = await page.waitForSelector(selector, { visible: true });
      await field?.evaluate((element) => (element as HTMLInputElement).select());
      await field?.type(text);
    },
    press: (key) => page.keyboard.press(key),
    async chooseFile(selector, file) {
      const input = await page.waitForSelector<`input`>(selector as "input");
      await input?.uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async (file) => void (await page.screenshot({ path: file as `${string}.png`, fullPage: true })),
    close: () => browser.close(),
  };
}
