import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** Every route of the built portal, asked in every way. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["tests/sweeps/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
