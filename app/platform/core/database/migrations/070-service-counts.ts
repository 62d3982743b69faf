import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The data of the service figures: counts by day, and the progress of each tab of a registration until it is submitted. */
export const serviceCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("service_count")
      .addColumn("is_demo", "integer", (column) => column.notNull())
      .addColumn("measure", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("value", "integer", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("service_count_key", ["is_demo", "measure", "day", "name", "value"])
      .execute();
    await db.schema.createIndex("service_count_day").on("service_count").column("day").execute();
    await db.schema
      .alterTable("registration_section")
      .addColumn("worked_seconds", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable("tab_progress")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("section_id", "text", (column) => column.notNull())
      .addColumn("is_finished", "integer", (column) => column.notNull())
      .addColumn("errors_json", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("tab_progress_key", ["registration_id", "section_id"])
      .execute();
  },
};
