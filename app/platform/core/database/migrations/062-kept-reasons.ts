import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The reason for not changing a returned answer, kept until the registration is submitted again (decision 039). */
export const keptReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("returned_item").addColumn("reason_sealed", "text").execute();
  },
};
