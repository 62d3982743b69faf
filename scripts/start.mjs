import { prepare } from "./build.mjs";
import { node, serve } from "./install.mjs";
import { portalEnvironment, portalFlags, portalProgram } from "./portal-program.mjs";

/**
 * The whole product with one command: installs what is missing, builds if needed, then serves until it is stopped. Without
 * settings it is the demo on the embedded database; with NODE_ENV=production and no DEMO it requires production settings.
 */
prepare();
const isDemo = process.env.DEMO ?? (process.env.NODE_ENV === "production" ? "0" : "1");
serve(node(), [...portalFlags, portalProgram, ...process.argv.slice(2)], {
  ...portalEnvironment,
  ...(process.env.MALLOC_ARENA_MAX && { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX }),
  NODE_ENV: "production",
  DEMO: isDemo,
});
