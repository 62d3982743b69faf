import { expect } from "vitest";
import type { Browser } from "./browser";

export type Language = "zh" | "en";
export type Screen = ReturnType<typeof screenOf>;

/** A portal in one browser: actions that wait for the elements they need, and functions that read the current state. */
export function screenOf(browser: Browser, url: string) {
  const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
  const reads =
    <Value>(expression: string) =>
    () =>
      browser.read<Value>(expression);
  /** Whether React controls an element. */
  const isServed = (selector: string) =>
    reads<boolean>(`Object.keys(${one(selector)} ?? {}).some((key) => key.startsWith("__reactProps$"))`);

  const isThere = (selector: string) => reads<boolean>(`${one(selector)} !== null`);

  return {
    open: (path: string) => browser.open(url + path),
    /** Opens a page and waits until React controls one of its elements. */
    async openServed(path: string, selector: string) {
      await browser.open(url + path);
      await expect.poll(isServed(selector)).toBe(true);
    },
    isServed,
    /** Scrolls an element to the middle of the window, so that no bar covers it, and clicks it. */
    async click(selector: string) {
      await expect.poll(isThere(selector)).toBe(true);
      await browser.read(`${one(selector)}.scrollIntoView({ block: "center", behavior: "instant" })`);
      await browser.click(selector);
    },
    type: browser.type,
    press: browser.press,
    chooseFile: browser.chooseFile,
    isThere,
    count: (selector: string) => reads<number>(`document.querySelectorAll(${JSON.stringify(selector)}).length`),
    value: (selector: string) => reads<string | undefined>(`${one(selector)}?.value`),
    path: reads<string>("location.pathname"),
    /** Whether the focused element matches, or is inside a match. */
    hasFocus: (selector: string) =>
      reads<boolean>(`document.activeElement.closest(${JSON.stringify(selector)}) !== null`),
    /** By how many pixels the page is wider than the window. */
    overflow: reads<number>("Math.max(0, document.documentElement.scrollWidth - innerWidth)"),
    /** Clicks the language switch if the page is in the other language. */
    async speak(language: Language) {
      const isSpoken = `document.documentElement.lang.startsWith("${language}")`;
      if (await browser.read<boolean>(isSpoken)) return;
      await browser.click("button[lang]");
      await expect.poll(reads(isSpoken)).toBe(true);
    },
    /** The code in the newest email to an address, once it is in the demo mailbox. */
    async codeFor(email: string): Promise<string> {
      const newest = async () => {
        const mailbox = await (await fetch(`${url}/dev/mailbox`)).text();
        const message = mailbox.split("<article").find((part) => part.includes(email)) ?? "";
        return /<strong>(\d{6})<\/strong>/.exec(message)?.[1] ?? "";
      };
      await expect.poll(newest).not.toBe("");
      return newest();
    },
    /** A picture of the full page, for manual inspection. */
    async picture(file: string, width: number, height: number) {
      const full = await browser.read<number>("document.documentElement.scrollHeight");
      await browser.resize(width, Math.max(full, height));
      await browser.picture(file);
      await browser.resize(width, height);
    },
  };
}
