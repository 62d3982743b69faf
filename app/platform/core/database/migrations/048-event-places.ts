import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The order of steps of one registration that have the same instant. */
export const eventPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("onboarding_event")
      .addColumn("place", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
