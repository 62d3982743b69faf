const inRemix = /\/@remix-run\/react\/dist\/esm\//;

/**
 * Fixes the flags of Remix at build time, so that the build excludes the code for other flags: the parser of
 * turbo-stream alone is 2 KB. Remix reads its flags when a page starts, so the build cannot otherwise know them.
 * @param {Readonly<Record<string, boolean>>} flags the flags of remix.config.js
 * @returns {import("vite").Plugin}
 */
export function fixedFlags(flags) {
  return {
    name: "fixed-flags",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform(code, id) {
      if (!inRemix.test(id)) return null;
      const fixed = code
        .replaceAll(/\b[\w.]*\bfuture\.(v3_\w+)\b/g, (read, flag) => (flag in flags ? String(flags[flag]) : read))
        // It only reads its flag, which a build does not follow into it.
        .replaceAll(/(?<!function )\bisFogOfWarEnabled\([^)]*\)/g, String(flags.v3_lazyRouteDiscovery));
      return { code: fixed, map: null };
    },
  };
}
