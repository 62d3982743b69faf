import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** The portal in browser engines other than Chromium: `npm run engines`. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: ["tests/engines/**/*.test.ts"],
    fileParallelism: false,
    // A page becomes what is expected in its own time, on a busy machine too.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
