/** What the journey does in a browser. Two adapters hold it: puppeteer-core speaks BiDi, selenium-webdriver the classic WebDriver. */
export type Browser = {
  name: string;
  open: (url: string) => Promise<void>;
  /** Runs an expression in the page and gives its value. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Clicks the first element that matches and is in view. */
  click: (selector: string) => Promise<void>;
  /** Types with the keyboard into the element, in place of what it holds. */
  type: (selector: string, text: string) => Promise<void>;
  /** Types letters or a key into what has the focus. */
  press: (key: "Enter" | "Tab") => Promise<void>;
  chooseFile: (selector: string, file: string) => Promise<void>;
  /** How wide the page is, in CSS pixels, and how high. */
  resize: (width: number, height: number) => Promise<void>;
  picture: (file: string) => Promise<void>;
  close: () => Promise<void>;
};

/** How long a page may take to become what is expected, on a busy machine. */
export const waitOptions = 20_000;
