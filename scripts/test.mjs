import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { install, run } from "./install.mjs";

/** Every check there is, cheapest first. `npm test -- unit` runs the named ones only. */
const checks = {
  format: () => run("prettier", ["--check", "--log-level", "warn", "."]),
  lint: () => run("oxlint", ["--type-aware", "--deny-warnings"]),
  types: () => run("tsc", ["--noEmit"]),
  directions: () => run("depcruise", ["app", "--output-type", "err"]),
  "dead-code": () => run("knip", []),
  unit: () => run("vitest", ["run"]),
  build,
  sweeps: () => run("vitest", ["run", "--config", "tests/sweeps/vitest.config.ts"]),
  faults: () => run("vitest", ["run", "--config", "tests/faults/vitest.config.ts"]),
  browser: () => run("playwright", ["test"], { CHROMIUM: findChromium() }),
};

install();
const asked = process.argv.slice(2);
for (const [name, check] of Object.entries(checks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = Date.now();
  check();
  process.stdout.write(`✓ ${name} (${Math.round((Date.now() - started) / 1000)} s)\n`);
}
