import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { wordSetsOf } from "../app/i18n/word-sets.ts";
import { root } from "./install.mjs";

/**
 * The maximum that a page may load before it is interactive, in kilobytes of brotli: all scripts and the texts of one
 * language. A page that exceeds it makes everyone on a slow connection wait. docs/performance.md shows where the bytes
 * go.
 */
const budgets = {
  "routes/home/home": 147,
  "routes/registration/before-you-start": 145,
  "routes/registration/basic": 155,
  "routes/registration/business": 152,
  "routes/registration/association": 151,
  "routes/registration/contact": 151,
  "routes/registration/manage": 152,
  "routes/registration/bank": 155,
  "routes/registration/attachment": 155,
  "routes/registration/review": 168,
  "routes/sign-in/sign-in": 138,
  "routes/dashboard/dashboard": 223,
};

const client = path.join(root, "build", "client");
const assets = readdirSync(path.join(client, "assets"));

/** The pages over their budget, with their sizes. Call it after the assets of a build have been compressed. */
export function overBudget() {
  const { entry, routes, url } = readManifest();
  return Object.entries(budgets)
    .map(([page, budget]) => ({ page, budget, size: sizeOf(page, { entry, routes, url }) / 1000 }))
    .filter(({ size, budget }) => size > budget);
}

function sizeOf(page, { entry, routes, url }) {
  const chain = [];
  for (let id = page; id; id = routes[id].parentId) chain.push(id);
  const scripts = [entry, ...chain.map((id) => routes[id])].flatMap(({ module, imports = [] }) => [module, ...imports]);
  const words = wordSetsOf(chain).map((set) => assets.find((name) => name.startsWith(`words-zh-${set}-`)));
  return [...new Set([url, ...scripts, ...words.map((name) => `/assets/${name}`)])]
    .map((file) => statSync(path.join(client, `${file}.br`)).size)
    .reduce((sum, size) => sum + size, 0);
}

/** Remix's list of all routes for the browser: a script that assigns it. */
function readManifest() {
  const name = assets.find((file) => /^manifest-.*\.js$/.test(file));
  const text = readFileSync(path.join(client, "assets", name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const over = overBudget();
  for (const { page, budget, size } of over)
    process.stderr.write(`${page} loads ${size.toFixed(1)} KB of scripts and words; its budget is ${budget} KB.\n`);
  if (over.length > 0) process.exit(1);
}
