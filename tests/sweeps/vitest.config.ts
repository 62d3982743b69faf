import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { memoryFolder } from "../../scripts/memory-folder.mjs";

process.env.TMPDIR = memoryFolder();

/** Every route of the built portal, asked in every way. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["tests/sweeps/**/*.test.ts"],
    globalSetup: ["tests/support/demo-template.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Workers send and write in their own time, so a test waits for them nearly as long as it may take.
    expect: { poll: { timeout: 50_000 } },
    // Nothing is changed for another test in the process of the tests; each file would load the platform anew.
    isolate: false,
  },
});
