import { build } from "./build.mjs";
import { install, node, run } from "./install.mjs";

/**
 * The whole product with one command: installs what is missing, builds when stale, then serves. Without settings it is
 * the demo on the embedded database; with NODE_ENV=production and no DEMO it asks for the settings of a real one.
 */
install();
build();
const isDemo = process.env.DEMO ?? (process.env.NODE_ENV === "production" ? "0" : "1");
run(
  node(),
  ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "server.ts", ...process.argv.slice(2)],
  {
    NODE_ENV: "production",
    DEMO: isDemo,
    // Fewer heaps of the C library: memory that pictures took is given back rather than kept for each thread.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
  },
);
