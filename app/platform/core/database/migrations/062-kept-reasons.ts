import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Why a returned answer stays as it is, from when the supplier writes it until the registration is submitted (decision 039). */
export const keptReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("returned_item").addColumn("reason_sealed", "text").execute();
  },
};
