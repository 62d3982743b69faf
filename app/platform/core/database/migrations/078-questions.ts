import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The messages between a supplier and purchasing about a registration, and up to where each reader has read them. */
export const questions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("question")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("side", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.references("account.id"))
      .addColumn("section_id", "text")
      .addColumn("field", "text")
      .addColumn("text_sealed", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("question_key", ["registration_id", "place"])
      .execute();
    await db.schema
      .createTable("question_read")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("reader", "text", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("question_read_key", ["registration_id", "reader"])
      .execute();
  },
};
