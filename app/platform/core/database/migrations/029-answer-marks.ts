import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The verdicts of reviewers who compare answers with the documents that prove them, round by round. */
export const answerMarks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("answer_mark")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("round", "integer", (column) => column.notNull())
      .addColumn("section_id", "text", (column) => column.notNull())
      .addColumn("field", "text", (column) => column.notNull())
      .addColumn("verdict", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("answer_mark_key", ["registration_id", "round", "section_id", "field"])
      .execute();
  },
};
