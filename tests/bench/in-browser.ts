import { chromium } from "@playwright/test";

type Opened = { painted: number; alive: number };

/** How many times slower the user's processor is assumed to be than this machine's. */
const slowdown = 4;

/**
 * A browser that opens a page with these cookies, always with an empty cache. Returns the milliseconds until the first
 * paint, and until scripts have added `alive` to the page.
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
