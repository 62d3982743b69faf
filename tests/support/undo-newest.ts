import { sql } from "kysely";
import { migrations } from "~/platform/core/database/migrations/all";
import type { PlatformConfig } from "~/platform/platform.server";
import { inDatabase } from "./platform-database";

/** The newest migrations, which `undoNewest` undoes: one of a new table, and one that needs a lock on others. */
export const newest = Object.keys(migrations).slice(-3);

/** Puts a database back to where it was before the newest migrations. */
export async function undoNewest(config: PlatformConfig) {
  await inDatabase(config, async (db) => {
    await sql`drop table seed_row`.execute(db);
    await sql`drop index outbox_challenge`.execute(db);
    await sql`alter table outbox drop column challenge_hash`.execute(db);
    await sql`alter table returned_item drop column reason_sealed`.execute(db);
    await sql`delete from kysely_migration where name in (${sql.join(newest)})`.execute(db);
  });
}
