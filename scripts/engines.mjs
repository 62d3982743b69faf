import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { installPackages } from "./debian-packages.mjs";
import { install, run } from "./install.mjs";

const libraries = "/usr/lib";
const installedMiniBrowser = () =>
  readdirSync(libraries)
    .map((folder) => path.join(libraries, folder, "webkit2gtk-4.1", "MiniBrowser"))
    .find((place) => existsSync(place));

/** The browsers and their dependencies: a virtual screen and a Chinese font. */
const find = () => ({
  FIREFOX: [process.env.FIREFOX, "/usr/bin/firefox-esr"].find((place) => place && existsSync(place)),
  MINI_BROWSER:
    process.env.MINI_BROWSER ?? (existsSync("/usr/bin/WebKitWebDriver") ? installedMiniBrowser() : undefined),
  XVFB: existsSync("/usr/bin/Xvfb") ? "/usr/bin/Xvfb" : undefined,
});

/** Walks through the main journey in Firefox ESR and WebKitGTK; the pictures are in test-results/engines. */
install();
if (Object.values(find()).includes(undefined))
  installPackages("Firefox ESR and WebKitGTK", [
    "--no-install-recommends",
    "firefox-esr",
    "webkit2gtk-driver",
    "xvfb",
    "fonts-noto-cjk",
  ]);
const found = find();
for (const [name, place] of Object.entries(found))
  if (!place)
    throw new Error(`${name} is missing: npm run engines needs Debian's firefox-esr, webkit2gtk-driver and xvfb.`);
build();
run("vitest", ["run", "--config", "tests/engines/vitest.config.ts"], found);
