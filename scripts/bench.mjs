import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { install, node, run } from "./install.mjs";

/** Prints the portal's own figures as ratios, with the budget beside each: docs/performance.md. */
install();
build();
run(node(), ["--disable-warning=ExperimentalWarning", "tests/bench/bench.ts"], {
  CHROMIUM: findChromium(),
});
