import { build } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { install, node, run } from "./install.mjs";

/** Prints what Lighthouse finds on the pages that suppliers see first, and fails where one of them falls short. */
install();
build();
run(node(), ["--disable-warning=ExperimentalWarning", "tests/bench/lighthouse.ts"], { CHROMIUM: findChromium() });
