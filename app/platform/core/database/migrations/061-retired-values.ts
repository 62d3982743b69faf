import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Values of lists that are no longer offered. Existing answers keep the code, which is still displayed with its name
 * (decision 008).
 */
export const retiredValues: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("lov_value").addColumn("retired_at", "text").execute();
  },
};
