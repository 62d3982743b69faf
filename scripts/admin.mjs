import { prepare } from "./build.mjs";
import { node, run } from "./install.mjs";

/** Commands of an operator, with the settings of `npm start` (docs/operations.md). */
prepare();
run(node(), ["--disable-warning=ExperimentalWarning", "build/workers/admin.js", ...process.argv.slice(2)], {
  DEMO: process.env.DEMO ?? (process.env.NODE_ENV === "production" ? "0" : "1"),
});
