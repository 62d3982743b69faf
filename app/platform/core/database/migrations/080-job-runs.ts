import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How each scheduled job ended last, for super admins, and an index for the list of emails by state. */
export const jobRuns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("job_run")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("ended_at", "text")
      .addColumn("failed_at", "text")
      .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("requested_at", "text")
      .execute();
    await db.schema.createIndex("outbox_by_state").on("outbox").columns(["state", "created_at"]).execute();
  },
};
