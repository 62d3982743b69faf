import { parseArgs } from "node:util";
import { toReportFailure, toReport } from "~/platform/core/audit-heads/report";
import { verifyAudit } from "~/platform/core/audit-heads/verify";

/**
 * `npm run audit:verify`: checks the audit log against its heads with the settings of the portal, and prints what it
 * finds. `--heads FILE` reads the heads from a file of collected lines instead. Exits with 0 if the log is intact,
 * otherwise with 1.
 */
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

try {
  // Read here, so that an invalid setting is reported like any other.
  const { env } = await import("~/config/env.server");
  const { values } = parseArgs({ options: { heads: { type: "string" } } });
  const { DATABASE_URL: databaseUrl, SESSION_SECRET: secrets, AUDIT_HEADS: auditHeads } = env;
  const verification = await verifyAudit({ databaseUrl, secrets, auditHeads, file: values.heads, log: silent });
  const { lines, isWhole } = toReport(verification);
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  process.stderr.write(`${toReportFailure(error as Error)}\n`);
  process.exitCode = 1;
}
