import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How far the virus scan of each file is (S-44); files from before were scanned by nothing. */
export const fileScan: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("stored_file")
      .addColumn("scan_state", "text", (column) => column.notNull().defaultTo("unscanned"))
      .execute();
    await db.schema
      .alterTable("stored_file")
      .addColumn("scan_attempts", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("stored_file").addColumn("scan_next_at", "text").execute();
    await db.schema.alterTable("stored_file").addColumn("scanned_at", "text").execute();
    await db.schema.createIndex("stored_file_scan").on("stored_file").columns(["scan_state", "created_at"]).execute();
  },
};
