import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** News has a link, can be withdrawn, and records who changed it last. Existing news has none of this and stays published. */
export const newsChanges: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ["link", "withdrawn_at", "changed_at"])
      await db.schema.alterTable("news").addColumn(name, "text").execute();
    await db.schema
      .alterTable("news")
      .addColumn("changed_by", "text", (column) => column.references("account.id"))
      .execute();
  },
};
