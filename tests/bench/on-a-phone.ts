import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { median } from "./measure.ts";

/** A processor four times slower, and the developer tools' slow 4G. */
const slowdown = 4;
const slow4G = { offline: false, latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 };

/** A page with the fields of the basic tab, and how to use it. A page without controls is only opened. */
export type Candidate = {
  url: string;
  /** Prepares a visit and returns its cookies. Each visit saves its input, so each needs its own draft. */
  enter?: () => Promise<ReadonlyMap<string, string>>;
  /** An element that appears once scripts control the page. */
  alive: string;
  controls?: Controls;
};
type Controls = {
  text: string;
  code: string;
  errors: string;
  add: string;
  rows: string;
  send: string;
};

/** Long enough, in milliseconds, for a page with autosave to have saved. */
const saved = 3000;

const steps = ["painted", "alive", "script", "files", "key", "blur", "row", "errors"] as const;
export type Figures = Record<(typeof steps)[number], number>;

/** Opens each page in turn with an empty cache, uses it, and returns the medians: milliseconds, bytes and files. */
export async function measureOnAPhone<Name extends string>(
  candidates: Record<Name, Candidate>,
): Promise<Record<Name, Figures>> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
  const names = Object.keys(candidates) as Name[];
  const found = new Map<Name, Figures[]>(names.map((name) => [name, []]));
  const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const figures = await use(context, candidates[name]);
      // The first round warms up.
      if (round > 0) found.get(name)?.push(figures);
      await context.close();
    }
  await browser.close();
  const medians = names.map((name) => {
    const all = found.get(name) ?? [];
    return [name, Object.fromEntries(steps.map((step) => [step, median(all.map((one) => one[step]))]))];
  });
  return Object.fromEntries(medians) as Record<Name, Figures>;
}

/** One visit: opens the page and does what users do there. */
async function use(context: BrowserContext, candidate: Candidate): Promise<Figures> {
  const { url } = candidate;
  const cookies = (await candidate.enter?.()) ?? [];
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const scripts = new Map<string, number>();
  session.on(
    "Network.responseReceived",
    ({ requestId, type }) => void (type === "Script" && scripts.set(requestId, 0)),
  );
  session.on(
    "Network.loadingFinished",
    ({ requestId, encodedDataLength }) => void (scripts.has(requestId) && scripts.set(requestId, encodedDataLength)),
  );
  await page.addInitScript(waitForLife, candidate.alive);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(
    () => window.aliveAt !== undefined && performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const { painted, alive } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    alive: window.aliveAt ?? Number.NaN,
  }));
  await page.waitForLoadState("load");
  const sizes = [...scripts.values()];
  const opened = { painted, alive, script: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
  return { ...opened, ...(candidate.controls ? await typeAndSend(page, candidate.controls) : unused) };
}

const unused = { key: Number.NaN, blur: Number.NaN, row: Number.NaN, errors: Number.NaN };

async function typeAndSend(page: Page, { text, code, errors, add, rows, send }: Controls) {
  await page.locator(text).focus();
  const keys: number[] = [];
  for (const letter of "seven")
    keys.push(await untilPainted(page, "keydown", "body", -1, () => page.keyboard.press(letter)));
  const count = (selector: string) => page.locator(selector).count();
  await page.locator(code).fill("12");
  const blur = await untilPainted(page, "focusout", errors, await count(errors), () => page.locator(text).focus());
  const row = await untilPainted(page, "click", rows, await count(rows), () => press(page, add));
  // The typed text is being saved, which is not part of the measurement.
  await page.waitForTimeout(saved);
  const all = await untilPainted(page, "click", errors, await count(errors), () => press(page, send));
  return { key: median(keys), blur, row, errors: all };
}

/** Clicked from within the page: scrolling and moving the mouse are not part of the measurement. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLElement).click());

/** Milliseconds from an event until more elements than before match and the frame with them is painted. */
async function untilPainted(page: Page, event: string, selector: string, before: number, act: () => Promise<void>) {
  await page.evaluate(measureNext, { event, selector, before });
  await act();
  return page.evaluate(() => window.measured ?? Number.NaN);
}

declare global {
  interface Window {
    aliveAt?: number;
    measured?: Promise<number>;
  }
}

/** Runs in the page before anything else: records when React or a script controls the first matching element. */
function waitForLife(selector: string) {
  const look = () => {
    const element = document.querySelector(selector);
    const isServed =
      element &&
      (document.documentElement.dataset.alive !== undefined ||
        Object.keys(element).some((key) => key.startsWith("__reactProps$")));
    if (isServed) window.aliveAt = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

/** Runs in the page. */
function measureNext({ event, selector, before }: { event: string; selector: string; before: number }) {
  window.measured = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No more of ${selector} after ${event}`)), 30_000);
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelectorAll(selector).length > before)
          setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener(event, start, { once: true, capture: true });
  });
}
