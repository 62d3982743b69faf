import { expect } from "vitest";
import { type Browser, patience } from "./browser";

export type Language = "zh" | "en";
export type Screen = ReturnType<typeof screenOf>;

/** A portal as one person sees it in a browser: steps that wait for what they need, and what is true in the end. */
export function screenOf(browser: Browser, url: string) {
  const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
  const eventually = <Value>(expression: string) =>
    expect.poll(() => browser.read<Value>(expression), { timeout: patience, message: expression });

  /** Waits until React serves an element. */
  const isServed = (selector: string) =>
    eventually(`Object.keys(${one(selector)} ?? {}).some((key) => key.startsWith("__reactProps$"))`).toBe(true);

  return {
    open: (path: string) => browser.open(url + path),
    /** Opens a page and waits until React serves an element of it. */
    async openServed(path: string, selector: string) {
      await browser.open(url + path);
      await isServed(selector);
    },
    isServed,
    /** Brings an element to the middle of the window, where no bar lies over it, and clicks it. */
    async click(selector: string) {
      await eventually(`${one(selector)}?.scrollIntoView({ block: "center", behavior: "instant" }) === undefined`).toBe(
        true,
      );
      await browser.click(selector);
    },
    type: browser.type,
    press: browser.press,
    chooseFile: browser.chooseFile,
    async is(selector: string) {
      await eventually(`${one(selector)} !== null`).toBe(true);
    },
    counts: (selector: string) => eventually(`document.querySelectorAll(${JSON.stringify(selector)}).length`),
    value: (selector: string) => eventually(`${one(selector)}?.value`),
    path: () => eventually("location.pathname"),
    /** Whether what has the focus is, or stands in, what matches. */
    async hasFocus(selector: string) {
      await eventually(`document.activeElement.closest(${JSON.stringify(selector)}) !== null`).toBe(true);
    },
    /** Presses the switch where the page is in the other language. */
    async speak(language: Language) {
      const isSpoken = `document.documentElement.lang.startsWith("${language}")`;
      if (await browser.read<boolean>(isSpoken)) return;
      await browser.click("button[lang]");
      await eventually(isSpoken).toBe(true);
    },
    /** The code in the newest letter to an address, once it has come to the mailbox of the demo. */
    async codeFor(email: string): Promise<string> {
      const newest = async () => {
        const mailbox = await (await fetch(`${url}/dev/mailbox`)).text();
        const letter = mailbox.split("<article").find((part) => part.includes(email)) ?? "";
        return /<strong>(\d{6})<\/strong>/.exec(letter)?.[1] ?? "";
      };
      await expect.poll(newest, { timeout: patience }).not.toBe("");
      return newest();
    },
    /** No page is wider than the window. */
    async fits() {
      await eventually("document.documentElement.scrollWidth - innerWidth").toBeLessThanOrEqual(0);
    },
    /** A picture of the page in full, for somebody to look at. */
    async picture(file: string, width: number, height: number) {
      const full = await browser.read<number>("document.documentElement.scrollHeight");
      await browser.resize(width, Math.max(full, height));
      await browser.picture(file);
      await browser.resize(width, height);
    },
  };
}
