import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findChromium } from "./chromium.mjs";
import { findClamd } from "./clamd.mjs";
import { findNginx } from "./nginx.mjs";
import { install, node, run } from "./install.mjs";

const vitest = (config = [], env) => run("vitest", ["run", ...config], env);

const faults = ["--config", "tests/faults/vitest.config.ts"];
/** The tests that limit response times. */
const timed = "tests/faults/timed/**";

/** All checks. */
const checks = {
  format: () => run("oxfmt", ["--check"]),
  // Reports the compiler's errors too: linting has loaded all types anyway.
  lint: () => run("oxlint", ["--type-aware", "--type-check", "--deny-warnings"]),
  directions: () => run("depcruise", ["app", "--output-type", "err"]),
  "dead-code": () => run("knip", []),
  // Runs the command documented in docs/operations.md, not only its function.
  build: () => run(node(), ["scripts/build.mjs"]),
  unit: () => vitest(),
  faults: () => vitest([...faults, "--exclude", timed], { CLAMD: findClamd(), NGINX: findNginx() }),
  "timed-faults": () => vitest([...faults, "--no-file-parallelism", "tests/faults/timed"]),
  sweeps: () => vitest(["--config", "tests/sweeps/vitest.config.ts"]),
  browser: () => run("playwright", ["test"], { CHROMIUM: findChromium() }),
};

/** The quick checks between two edits: everything that needs neither a build nor a server, on one engine. */
const inner = {
  ...checks,
  unit: () => vitest([], { TEST_ENGINES: "sqlite", CHANGE_SEQUENCES: "20" }),
};
const innerRows = [["format", "lint", "directions", "unit"]];

/** Cheapest first; the checks of a row run in parallel. Timed faults and sweeps limit response times, so they run alone. */
const rows = [
  ["format", "lint", "directions", "dead-code", "build"],
  ["unit", "faults"],
  ["timed-faults"],
  ["sweeps"],
  ["browser"],
];

/** Runs one check in a separate process; the output of parallel checks is printed at the end of each, so that it is not mixed. */
function start(name, isAlone, mode) {
  const started = Date.now();
  const stdio = isAlone ? "inherit" : ["ignore", "pipe", "pipe"];
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), mode, name], { stdio });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece) => printed.push(piece));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(printed));
      if (code === 0) process.stdout.write(`✓ ${name} (${Math.round((Date.now() - started) / 1000)} s)\n`);
      else process.stdout.write(`✗ ${name}\n`);
      resolve(code ?? 1);
    });
  });
}

/** `npm test -- unit lint` runs only these checks. */
async function runAll(wanted) {
  const unknown = wanted.filter((name) => !(name in checks));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no check named ${unknown.join(", ")}. There are: ${Object.keys(checks).join(", ")}.\n`,
    );
    process.exit(2);
  }
  install();
  await runRows(rows, "only", wanted);
}

async function runRows(all, mode, wanted = []) {
  for (const row of all) {
    const names = row.filter((name) => wanted.length === 0 || wanted.includes(name));
    const codes = await Promise.all(names.map((name) => start(name, names.length === 1, mode)));
    const failed = codes.find((code) => code !== 0);
    if (failed) process.exit(failed);
  }
}

const [first, name] = process.argv.slice(2);
if (first === "only") checks[name]();
else if (first === "inner" && name) inner[name]();
else if (first === "inner") {
  install();
  await runRows(innerRows, "inner");
} else await runAll(process.argv.slice(2));
