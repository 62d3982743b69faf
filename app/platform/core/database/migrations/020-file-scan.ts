import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The progress of the virus scan of each file (S-44); existing files count as unscanned. */
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
