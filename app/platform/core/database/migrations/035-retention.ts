import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The last run of the retention job for each rule, and suppliers' requests for their data or for its deletion. */
export const retention: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("retention_run")
      .addColumn("rule", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("removed", "integer", (column) => column.notNull())
      .addColumn("total", "bigint", (column) => column.notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .execute();
    // Without a reference to the registration: the record of a deletion outlives what was deleted.
    await db.schema
      .createTable("data_request")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("registration_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("received_on", "text", (column) => column.notNull())
      .addColumn("answer", "text", (column) => column.notNull())
      .addColumn("answered_by", "text", (column) => column.notNull())
      .addColumn("answered_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("data_request_at").on("data_request").columns(["answered_at", "id"]).execute();
  },
};
