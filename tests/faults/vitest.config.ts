import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { memoryFolder } from "../../scripts/memory-folder.mjs";

/** Tests that kill the built portal. One file at a time: each measures a process of its own. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["tests/faults/**/*.test.ts"],
    fileParallelism: false,
    env: { TMPDIR: memoryFolder() },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
