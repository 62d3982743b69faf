import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The values that the release last wrote or offered of each row that it fills, so that a company's own changes are recognised
 * (decision 074).
 */
export const seedRows: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("seed_row")
      .addColumn("table_name", "text", (column) => column.notNull())
      .addColumn("row_key", "text", (column) => column.notNull())
      .addColumn("default_json", "text", (column) => column.notNull())
      .addColumn("offered_json", "text")
      .addPrimaryKeyConstraint("seed_row_key", ["table_name", "row_key"])
      .execute();
  },
};
