import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A value by which the portal checks at the start that it has the secret of this database. */
export const secretCheck: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("secret_check")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("value_sealed", "text", (column) => column.notNull())
      .execute();
  },
};
