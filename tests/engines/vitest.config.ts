import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** The portal in browser engines other than Chromium: `npm run engines`. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["tests/engines/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
