import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { install, isProductionInstall, node, root, run } from "./install.mjs";

const stampFile = path.join(root, "build", "stamp");
const versionFile = path.join(root, "build", "version");
const sources = [
  "app",
  "public",
  "server.ts",
  "package-lock.json",
  "scripts/build-sub-apps.mjs",
  "scripts/build-viewer.mjs",
  "scripts/build-workers.mjs",
  "scripts/bundle-server.mjs",
  "scripts/each-selector.mjs",
  "scripts/fixed-flags.mjs",
  "scripts/library-notes.mjs",
  "scripts/page-words.mjs",
  "scripts/precompress.mjs",
  "scripts/sbom.mjs",
  "scripts/script-budgets.mjs",
  "scripts/script-groups.mjs",
  "scripts/zod-copies.mjs",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
];

/** Builds the portal and compresses its assets, unless the build already matches the sources. */
export function build() {
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  process.stdout.write("Building…\n");
  run("remix", ["vite:build", "--logLevel", "warn"], { NODE_ENV: "production" });
  run(node(), ["scripts/build-sub-apps.mjs"], { NODE_ENV: "production" });
  run(node(), ["scripts/build-viewer.mjs"], { NODE_ENV: "production" });
  run(node(), ["scripts/build-workers.mjs"], { NODE_ENV: "production" });
  run(node(), ["scripts/bundle-server.mjs"]);
  run(node(), ["scripts/precompress.mjs"]);
  run(node(), ["scripts/script-budgets.mjs"]);
  run(node(), ["scripts/sbom.mjs"]);
  writeFileSync(versionFile, `${versionOf("package.json")}+${stamp.slice(0, 8)}`);
  writeFileSync(stampFile, stamp);
}

/**
 * Installs and builds what is missing, before a command that needs the build. A production installation is used
 * unchanged; if its sources differ from its build, exits with a message.
 */
export function prepare() {
  if (!isProductionInstall()) {
    install();
    return build();
  }
  if (
    !sources.every((name) => existsSync(path.join(root, name))) ||
    readFileSync(stampFile, "utf8") === stampOf(sources)
  )
    return;
  process.stderr.write(
    "The build is not of these sources, and there are no development packages to make another. Run npm ci --include=dev, or bring the build of these sources here (docs/operations.md).\n",
  );
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  build();
}

function versionOf(name) {
  return JSON.parse(readFileSync(path.join(root, name), "utf8")).version;
}

/** A checksum of names, sizes and contents. */
function stampOf(names) {
  const hash = createHash("sha256");
  for (const name of names) addTo(hash, path.join(root, name));
  return hash.digest("hex");
}

function addTo(hash, file) {
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).toSorted()) addTo(hash, path.join(file, name));
  } else hash.update(path.relative(root, file)).update(readFileSync(file));
}
