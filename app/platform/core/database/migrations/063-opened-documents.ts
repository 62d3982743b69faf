import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The documents of a registration that each reviewer has opened; a document that is uploaded again has a new id. */
export const openedDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("opened_document")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("file_id", "text", (column) => column.notNull())
      .addColumn("opened_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("opened_document_key", ["registration_id", "account_id", "file_id"])
      .execute();
  },
};
