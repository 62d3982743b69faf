import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { Builder, By, Key, until } from "selenium-webdriver";
import { freePort } from "../support/server";
import { type Browser, waitOptions } from "./browser";

/** The size of the virtual screen. */
const screen = "1600x6000x24";

/** WebKitGTK's MiniBrowser, driven over WebDriver: the engine of Safari. */
export async function openWebKit(miniBrowser: string): Promise<Browser> {
  const xvfb = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(xvfb.stdout, "data")) as [Buffer];
  // The styles of its window are in gtk-3.0 next to this file.
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}`, XDG_CONFIG_HOME: import.meta.dirname };
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
  const server = `http://127.0.0.1:${port}`;
  await ready(`${server}/status`);
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
    })
    .build();
  const inView = async (selector: string) => {
    const element = await session.wait(until.elementLocated(By.css(selector)), waitOptions);
    return session.wait(until.elementIsVisible(element), waitOptions);
  };
  return {
    name: "webkit",
    open: (url) => session.get(url),
    read: (expression) => session.executeScript(`return ${expression}`),
    click: async (selector) => (await inView(selector)).click(),
    async type(selector, text) {
      const field = await inView(selector);
      await session.executeScript("arguments[0].select()", field);
      await field.sendKeys(text);
    },
    press: (key) =>
      session
        .actions()
        .sendKeys(key === "Tab" ? Key.TAB : Key.ENTER)
        .perform(),
    chooseFile: (selector, file) => session.findElement(By.css(selector)).sendKeys(file),
    async resize(width, height) {
      const window = session.manage().window();
      // The window has bars, and its size changes a moment after the call.
      await session.wait(async () => {
        const sizes: number[] = await session.executeScript(
          "return [outerWidth, innerWidth, outerHeight, innerHeight]",
        );
        const [outerWidth = 0, innerWidth = 0, outerHeight = 0, innerHeight = 0] = sizes;
        if (innerWidth === width && innerHeight === height) return true;
        await window.setRect({ width: width + outerWidth - innerWidth, height: height + outerHeight - innerHeight });
        return false;
      }, waitOptions);
    },
    picture: async (file) => writeFile(file, await session.takeScreenshot(), "base64"),
    async close() {
      await session.quit();
      await stopped(driver);
      await stopped(xvfb);
    },
  };
}

async function ready(url: string, deadline = Date.now() + waitOptions): Promise<void> {
  const isReady = await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReady) return;
  if (Date.now() > deadline) throw new Error("WebKitWebDriver did not start");
  await new Promise((resolve) => setTimeout(resolve, 100));
  return ready(url, deadline);
}

async function stopped(child: ChildProcess) {
  const gone = once(child, "exit");
  child.kill();
  await gone;
}
