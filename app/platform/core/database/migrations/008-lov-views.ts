import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The definitions of the lists of values (§3), filled from the code at start. */
export const lovViews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("lov_view")
      .addColumn("lov_code", "text", (column) => column.primaryKey())
      .addColumn("type_code", "text", (column) => column.notNull())
      .addColumn("query_url", "text")
      .addColumn("name_zh", "text", (column) => column.notNull())
      .addColumn("name_en", "text", (column) => column.notNull())
      .addColumn("page_size", "integer", (column) => column.notNull())
      .addColumn("fields_json", "text", (column) => column.notNull())
      .execute();
  },
};
