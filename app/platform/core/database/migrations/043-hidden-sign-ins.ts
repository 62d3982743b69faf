import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Sign-ins that do not reveal whether their password was correct. */
export const hiddenSignIns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("hidden_sign_in")
      .addColumn("uid", "text", (column) => column.primaryKey())
      .addColumn("decoy_sealed", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
  },
};
