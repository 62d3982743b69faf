import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** Tests of the portal in browser engines other than Chromium: `npm run engines`. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["tests/engines/**/*.test.ts"],
    fileParallelism: false,
    // A page needs time to reach the expected state, especially on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
