import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Who changed a notice last, and its version, so that super admins can edit notices. */
export const editedNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("notice")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const column of ["changed_at", "changed_by"])
      await db.schema.alterTable("notice").addColumn(column, "text").execute();
  },
};
