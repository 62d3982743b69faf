/// <reference types="vitest/config" />
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [process.env.VITEST ? null : remix(remixConfig), tsconfigPaths()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: { host: "127.0.0.1" },
  // Found before the first page asks for them: a dependency found later reloads the page under the developer's hands.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"] },
  ssr: { noExternal: [/^@mantine\//] },
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    setupFiles: ["tests/support/fail-on-console.ts"],
    restoreMocks: true,
  },
});
