import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { memoryFolder } from "../../scripts/memory-folder.mjs";

/** Tests that kill the built portal and what it stands on. They mostly wait, so two files run side by side. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["tests/faults/**/*.test.ts"],
    maxWorkers: 2,
    env: { TMPDIR: memoryFolder() },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
