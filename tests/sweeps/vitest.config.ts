import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { memoryFolder } from "../../scripts/memory-folder.mjs";

process.env.TMPDIR = memoryFolder();

/** Requests every route of the built portal as page, data and post, from every kind of visitor, and with hostile input. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["tests/sweeps/**/*.test.ts"],
    globalSetup: ["tests/support/demo-template.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Workers send and write on their own schedule, so a test waits almost as long as its time limit.
    expect: { poll: { timeout: 50_000 } },
    // No test changes the process for another one; with isolation each file would load the platform again.
    isolate: false,
  },
});
