import { openDatabase } from "~/platform/ground/database/database";

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
