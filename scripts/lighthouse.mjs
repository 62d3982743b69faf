import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { install, node, run } from "./install.mjs";

/** Prints Lighthouse's results for the first pages that suppliers see, and fails if one is below its target. */
install();
build();
run(node(), ["--disable-warning=ExperimentalWarning", "tests/bench/lighthouse.ts"], { CHROMIUM: findChromium() });
