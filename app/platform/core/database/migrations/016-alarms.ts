import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Marks the messages that report a possible fraud, so that the bell can show them apart from the others. */
export const alarms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("message")
      .addColumn("is_alarm", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
