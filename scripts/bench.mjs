import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { install, node, run } from "./install.mjs";

/** Runs the benchmarks and prints each result next to its goal: docs/performance.md. */
install();
build();
run(node(), ["--disable-warning=ExperimentalWarning", "tests/bench/bench.ts"], {
  CHROMIUM: findChromium(),
});
