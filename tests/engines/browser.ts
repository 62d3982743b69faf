/**
 * The browser operations that the journey uses. Two adapters implement them: puppeteer-core uses BiDi, selenium-webdriver the
 * classic WebDriver.
 */
export type Browser = {
  name: string;
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and returns its value. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Clicks the first matching element that is visible. */
  click: (selector: string) => Promise<void>;
  /** Types into the element with the keyboard, replacing its content. */
  type: (selector: string, text: string) => Promise<void>;
  /** Presses a key in the focused element. */
  press: (key: "Enter" | "Tab") => Promise<void>;
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** The width and height of the page in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  picture: (file: string) => Promise<void>;
  close: () => Promise<void>;
};

/** How long a page may take to reach the expected state, even on a busy machine. */
export const waitOptions = 20_000;
