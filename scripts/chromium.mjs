import { existsSync } from "node:fs";
import { installPackages } from "./debian-packages.mjs";

/** Debian's headless shell is preferred: the same engine at little more than half the cost. */
const places = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
/** Whether one of the preferred paths has a Chromium, so that none needs to be installed. */
const wanted = () => places.slice(0, 2).some((place) => place && existsSync(place));
const found = () => places.find((place) => place && existsSync(place));

/** The path of Chromium. On Debian it is installed if it is missing. */
export function findChromium() {
  if (!wanted()) installPackages("Chromium", ["chromium-headless-shell", "fonts-noto-cjk"]);
  const chromium = found();
  if (!chromium)
    throw new Error("The browser tests need Chromium: install it, or say where it is with CHROMIUM=/path.");
  return chromium;
}
