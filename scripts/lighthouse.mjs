import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { install, node, run } from "./install.mjs";

/** Prints Lighthouse's findings on the pages that suppliers see first, and fails if one of them falls short. */
install();
build();
run(node(), ["--disable-warning=ExperimentalWarning", "tests/bench/lighthouse.ts"], { CHROMIUM: findChromium() });
