import { prepare } from "./build.mjs";
import { node, run } from "./install.mjs";

/** Checks the audit log against the heads outside the database, with the settings of `npm start` (docs/operations.md). */
prepare();
run(node(), ["--disable-warning=ExperimentalWarning", "build/workers/audit-verify.js", ...process.argv.slice(2)], {
  DEMO: process.env.DEMO ?? (process.env.NODE_ENV === "production" ? "0" : "1"),
});
