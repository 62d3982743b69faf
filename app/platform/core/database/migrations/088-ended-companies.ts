import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When a buying company ended, and the version of its name, so that super admins can manage buying companies. */
export const endedCompanies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("tenant")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("tenant").addColumn("ended_at", "text").execute();
  },
};
