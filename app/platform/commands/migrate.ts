import { parseArgs } from "node:util";
import { openUnchanged } from "~/platform/core/database/database";
import { listPending, runMigrations } from "~/platform/core/database/migrate";
import type { DataCommand } from "./command";

/** Brings the database up to date before the new build starts, or lists what is pending. */
export const migrate: DataCommand = {
  usage: "migrate [--dry-run]",
  summary: "brings the database up to date; with --dry-run, lists the pending migrations and changes nothing",
  async runOnData(args, { databaseUrl, log }) {
    const { values } = parseArgs({ args, options: { "dry-run": { type: "boolean" } } });
    const db = openUnchanged(databaseUrl, log);
    try {
      const pending = await listPending(db);
      if (pending.length === 0) return { isDone: true, lines: ["The database is up to date."] };
      if (values["dry-run"]) return { isDone: true, lines: [`${pending.length} pending:`, ...pending] };
      await runMigrations(db);
      return { isDone: true, lines: [`${pending.length} done:`, ...pending] };
    } finally {
      await db.destroy();
    }
  },
};
