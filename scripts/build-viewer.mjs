import { cpSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import { onLog } from "./library-notes.mjs";

/** The parts that PDF.js loads when a document needs them: character maps, fonts, decoders and colour profiles. */
const parts = ["cmaps", "standard_fonts", "wasm", "iccs"];

/** Builds the frame that shows documents (docs/decisions/045-the-reviewers-desk.md) into a folder of public files. */
export async function buildViewer(folder) {
  const outDir = path.resolve(folder, "viewer");
  await build({
    configFile: false,
    root: "app/viewer",
    base: "./",
    publicDir: false,
    logLevel: "warn",
    plugins: [tsconfigPaths({ root: path.resolve() })],
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { onLog },
    },
  });
  for (const part of parts)
    cpSync(path.join("node_modules", "pdfjs-dist", part), path.join(outDir, part), { recursive: true });
}

if (import.meta.main) await buildViewer(path.join("build", "client"));
