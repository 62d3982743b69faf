import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When the window of a person last reported that it shows a tab of a registration. The registrant is an empty `person`. */
export const tabVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("tab_visit")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("section_id", "text", (column) => column.notNull())
      .addColumn("person", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("tab_visit_key", ["registration_id", "section_id", "person"])
      .execute();
    await db.schema.createIndex("tab_visit_by_time").on("tab_visit").columns(["at"]).execute();
  },
};
