import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { install, node, root, run } from "./install.mjs";

const stampFile = path.join(root, "build", "stamp");
const sources = [
  "app",
  "public",
  "package-lock.json",
  "scripts/build-sub-apps.mjs",
  "scripts/build-workers.mjs",
  "scripts/each-selector.mjs",
  "scripts/script-groups.mjs",
  "remix.config.js",
  "vite.config.ts",
  "tsconfig.json",
];

/** Builds the portal, and compresses its assets once for all, unless the build is of these very sources. */
export function build() {
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  process.stdout.write("Building…\n");
  run("remix", ["vite:build", "--logLevel", "warn"], { NODE_ENV: "production" });
  run(node(), ["scripts/build-sub-apps.mjs"], { NODE_ENV: "production" });
  run(node(), ["scripts/build-workers.mjs"], { NODE_ENV: "production" });
  run(node(), ["scripts/precompress.mjs"]);
  writeFileSync(stampFile, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  build();
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
