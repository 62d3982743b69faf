import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { memoryFolder } from "./scripts/memory-folder.mjs";

process.env.TMPDIR = memoryFolder();

const hasOwnPortal = (file: string) => readFileSync(file, "utf8").includes("portalSettings");
const withOwnPortal = globSync("tests/e2e/*.spec.ts")
  .filter(hasOwnPortal)
  .map((file) => `**/${file}`);

/** Browser tests against the built portal; Chromium is the system's (scripts/chromium.mjs finds or installs it). */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "tests/support/demo-template.ts",
  outputDir: "test-results",
  projects: [
    // One worker runs such a file: each further one would start another portal and browser for a part of it.
    { name: "own-portal", testMatch: withOwnPortal },
    { name: "shared-portal", testIgnore: withOwnPortal, fullyParallel: true },
  ],
  workers: 3,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
