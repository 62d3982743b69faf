import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { memoryFolder } from "../../scripts/memory-folder.mjs";

process.env.TMPDIR = memoryFolder();

/** Tests that kill the built portal and the services it depends on. They mostly wait, so two files run in parallel. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["tests/faults/**/*.test.ts"],
    globalSetup: ["tests/support/demo-template.ts"],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Workers send and write on their own schedule, so a test waits almost as long as its time limit.
    expect: { poll: { timeout: 50_000 } },
    // No test changes the process for another one; with isolation each file would load the platform again.
    isolate: false,
  },
});
