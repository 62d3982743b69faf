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
    // Nothing is changed for another test in the process of the tests; each file would load the platform anew.
    isolate: false,
  },
});
