import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { scopeSelector } from "../app/sub-apps/host/styles/scope-sheet.ts";
import { eachSelector } from "./each-selector.mjs";
import { onLog } from "./library-notes.mjs";

/** The built-in sub-applications; each is a separate build with its own React (docs/decisions/021-sub-applications.md). */
const subApps = ["gsrm", "gcis"];

/** Vite's settings for one of them. */
const settingsOf = (name, folder) => ({
  configFile: false,
  base: "./",
  publicDir: false,
  logLevel: "warn",
  plugins: [tsconfigPaths()],
  css: { postcss: { plugins: [eachSelector((list) => scopeSelector(list, name))] } },
  build: {
    target: "es2022",
    outDir: folder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: entryOf(name),
      preserveEntrySignatures: "exports-only",
      onLog,
    },
  },
});

const entryOf = (name) => `app/sub-apps/${name}/entry.tsx`;

/** Writes the manifest of a build for the host (`app/sub-apps/host/loading/entry.ts`); Vite's own manifest is not public. */
function describe(name, folder) {
  const list = path.join(folder, "manifest.json");
  const chunks = JSON.parse(readFileSync(list, "utf8"));
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const entry = entryOf(name);
  const manifest = {
    contract: 1,
    name,
    version,
    module: chunks[entry].file,
    css: cssOf(chunks, entry),
    look: "portal",
  };
  writeFileSync(path.join(folder, "subapp.json"), JSON.stringify(manifest));
  rmSync(list);
}

/** The styles of a chunk and of all it imports: an entry that others import has no separate styles. */
function cssOf(chunks, entry, seen = new Set()) {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const { css = [], imports = [] } = chunks[entry];
  return [...new Set([...imports.flatMap((one) => cssOf(chunks, one, seen)), ...css])];
}

/** Builds them once, into the public files. */
async function buildSubApps() {
  for (const name of subApps) {
    const folder = path.join("build", "client", name);
    await build(settingsOf(name, folder));
    describe(name, folder);
  }
}

/** For the development server: builds them, and rebuilds them after each change. Returns a function that stops it. */
export async function watchSubApps() {
  const watchers = await Promise.all(subApps.map(watch));
  return () => Promise.all(watchers.map((watcher) => watcher.close()));
}

async function watch(name) {
  const folder = path.join("build", "dev", name);
  const settings = settingsOf(name, folder);
  const watcher = await build({ ...settings, build: { ...settings.build, watch: {}, minify: false } });
  watcher.on("event", ({ code, result }) => {
    if (code === "BUNDLE_END") describe(name, folder);
    if (code === "BUNDLE_END" || code === "ERROR") void result?.close();
  });
  return watcher;
}

if (import.meta.main) await buildSubApps();
