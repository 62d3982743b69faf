/// <reference types="vitest/config" />
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type UserConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { spareIsolated } from "./app/sub-apps/host/styles/scope-sheet";
import { eachSelector } from "./scripts/each-selector.mjs";
import { fixedFlags } from "./scripts/fixed-flags.mjs";
import routes from "./app/routes";
import everyPage from "./app/i18n/resources/every-page/zh";
import colleagues from "./app/i18n/resources/colleagues/zh";
import conversation from "./app/i18n/resources/conversation/zh";
import importing from "./app/i18n/resources/importing/zh";
import signedIn from "./app/i18n/resources/signed-in/zh";
import visitors from "./app/i18n/resources/visitors/zh";
import { type WordSet, wordSetsOf } from "./app/i18n/word-sets";
import { memoryFolder } from "./scripts/memory-folder.mjs";
import { pageWords } from "./scripts/page-words.mjs";
import { scriptGroups } from "./scripts/script-groups.mjs";
import { zodCopies } from "./scripts/zod-copies.mjs";
import remixConfig from "./remix.config.js";
import { LongestFirst } from "./tests/support/longest-first";

type Warn = NonNullable<NonNullable<NonNullable<UserConfig["build"]>["rollupOptions"]>["onwarn"]>;

/** A route without a component leaves nothing for the browser, and libraries' comments are not ours to move. */
const warnOfOurs: Warn = (warning, warn) => {
  const isOfLibrary = warning.code === "INVALID_ANNOTATION" && warning.id?.includes("node_modules");
  if (warning.code !== "EMPTY_BUNDLE" && !isOfLibrary) warn(warning);
};

/** The facts about the texts of pages that the build needs. */
const words = {
  routes,
  setsOf: wordSetsOf,
  namespaces: {
    "every-page": Object.keys(everyPage),
    visitors: Object.keys(visitors),
    "signed-in": Object.keys(signedIn),
    importing: Object.keys(importing),
    colleagues: Object.keys(colleagues),
    conversation: Object.keys(conversation),
  } satisfies Record<WordSet, string[]>,
};

export default defineConfig({
  plugins: [
    process.env.VITEST ? null : remix(remixConfig),
    tsconfigPaths(),
    ...(process.env.VITEST
      ? []
      : [fixedFlags({ ...remixConfig.future }), zodCopies(), scriptGroups(), pageWords(words)]),
  ],
  // The portal's styles do not apply to sub-applications with their own look (docs/decisions/021-sub-applications.md).
  css: { postcss: { plugins: [eachSelector(spareIsolated)] } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // A link that is added to the head before the page is hydrated is one that the server did not render.
    modulePreload: { resolveDependencies: (_, needed) => needed.filter((file) => !file.includes("new-functions")) },
    rollupOptions: { onwarn: warnOfOurs },
  },
  server: { host: "127.0.0.1" },
  // Found before the first page asks for them: a dependency found later reloads the page under the developer's hands.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"],
    // Remix looks for styles in Mantine's own modules, which need these and lie outside the bundle of Mantine.
    include: [
      "@floating-ui/react",
      "clsx",
      "react-number-format",
      "react-remove-scroll",
      "react-textarea-autosize",
    ].map((needed) => `@mantine/core > ${needed}`),
  },
  ssr: { noExternal: [/^@mantine\//] },
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    // Each test copies what is made here once.
    globalSetup: ["tests/support/platform-templates.ts"],
    setupFiles: [
      "tests/support/quick-hashing.ts",
      "tests/support/fail-on-console.ts",
      "tests/support/property-seed.ts",
    ],
    env: { TMPDIR: memoryFolder() },
    // Never what a test measures: hashing passwords and making databases take their time on a busy machine.
    testTimeout: 60_000,
    // Each test has its own database and folder; half of the time they wait for one.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // No test changes a module for another: loading them again for every file would take most of the time.
    isolate: false,
    hookTimeout: 60_000,
    // Workers send and write in their own time, so a test waits for them nearly as long as it may take.
    expect: { poll: { timeout: 50_000 } },
    restoreMocks: true,
  },
});
