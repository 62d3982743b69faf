import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Decisions that have not taken effect yet, so that they can be undone. One for each registration. */
export const delayedDecisions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("delayed_decision")
      .addColumn("registration_id", "text", (column) => column.primaryKey().references("registration.id"))
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("decision_sealed", "text", (column) => column.notNull())
      .addColumn("effective_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("delayed_decision_due")
      .on("delayed_decision")
      .columns(["effective_at", "registration_id"])
      .execute();
  },
};
