import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The first day of an absence. Null if it began when it was recorded. */
export const plannedAbsences: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("absence").addColumn("away_from", "text").execute();
  },
};
