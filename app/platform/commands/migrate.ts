import { parseArgs } from "node:util";
import { listPending, runMigrations } from "~/platform/core/database/migrate";
import type { AdminCommand } from "./command";

/** Brings the database up to date before the new build starts, or lists what is pending. */
export const migrate: AdminCommand = {
  usage: "migrate [--dry-run]",
  summary: "brings the database up to date; with --dry-run, lists the pending migrations and changes nothing",
  takesOldDatabase: true,
  async run(args, { db }) {
    const { values } = parseArgs({ args, options: { "dry-run": { type: "boolean" } } });
    const pending = await listPending(db);
    if (pending.length === 0) return { isDone: true, lines: ["The database is up to date."] };
    if (values["dry-run"]) return { isDone: true, lines: [`${pending.length} pending:`, ...pending] };
    await runMigrations(db);
    return { isDone: true, lines: [`${pending.length} done:`, ...pending] };
  },
};
