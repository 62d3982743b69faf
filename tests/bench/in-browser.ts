import { chromium } from "@playwright/test";

type Opened = { painted: number; alive: number };

/** How many times slower than this machine's the processor of the user is taken to be. */
const slowdown = 4;

/**
 * A browser that opens a page as somebody, always with an empty cache: milliseconds until something is painted, and until
 * `alive`, which scripts put on the page, is there.
 */
export async function openBrowser(url: string, jar: ReadonlyMap<string, string>) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
  const cookies = [...jar].map(([name, value]) => ({ name, value, url }));
  return {
    async open(path: string, alive: string): Promise<Opened> {
      const context = await browser.newContext();
      await context.addCookies(cookies);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page.goto(url + path, { waitUntil: "commit" });
      await page.waitForSelector(alive);
      const opened = await page.evaluate(() => ({
        painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
        alive: performance.now(),
      }));
      await context.close();
      return opened;
    },
    close: () => browser.close(),
  };
}
