import { sql } from "kysely";
import { openDatabase } from "~/platform/core/database/database";
import type { Db } from "~/platform/core/database/schema";

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The audit rows of an action, newest first. */
export async function auditOf(databaseUrl: string, action: string) {
  const db = await openDatabase(databaseUrl, silent);
  try {
    return await db.selectFrom("audit_event").selectAll().where("action", "=", action).orderBy("id", "desc").execute();
  } finally {
    await db.destroy();
  }
}

/** Removes the protection of the audit trail against changes, as the owner of a database could. */
export async function removeGuards(db: Db, databaseUrl: string): Promise<void> {
  const tables = ["audit_event", "audit_link", "audit_head"];
  const triggers = databaseUrl.startsWith("file:")
    ? tables.flatMap((table) => [`${table}_no_update`, `${table}_no_delete`])
    : tables.map((table) => `only_added on ${table}`);
  for (const trigger of triggers) await sql`drop trigger ${sql.raw(trigger)}`.execute(db);
}
