import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Decisions that are not made yet: comments, reason, note and choice of a reviewer, a row for each text. */
export const decisionDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("decision_draft")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("text_sealed", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("decision_draft_key", ["registration_id", "account_id", "place"])
      .execute();
    await db.schema.createIndex("decision_draft_by_age").on("decision_draft").column("saved_at").execute();
  },
};
