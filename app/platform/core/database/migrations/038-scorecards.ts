import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** How suppliers were scored, quarter by quarter. */
export const scorecards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("scorecard")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("period", "text", (column) => column.notNull())
      .addColumn("quality", "integer", (column) => column.notNull())
      .addColumn("delivery", "integer", (column) => column.notNull())
      .addColumn("price", "integer", (column) => column.notNull())
      .addColumn("service", "integer", (column) => column.notNull())
      .addColumn("note_sealed", "text")
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("entered_by", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("scorecard_key", ["registration_id", "period"])
      .execute();
  },
};
