import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The documents that a company submits for certification, and the data that its changes are monitored by. */
export const companyFile: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("file_uuid").addColumn("retired_at", "text").execute();
    await db.schema
      .createTable("certification_document")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("uuid", "text", (column) => column.notNull().unique().references("file_uuid.uuid"))
      .addColumn("expires_on", "text")
      .addPrimaryKeyConstraint("certification_document_key", ["registration_id", "type"])
      .execute();
    await db.schema
      .createTable("bank_print")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("print", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("bank_print_key", ["registration_id", "print"])
      .execute();
    await db.schema.createIndex("bank_print_of").on("bank_print").column("print").execute();
    await db.schema
      .createTable("contact_change")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.references("account.id"))
      .addColumn("registration_id", "text", (column) => column.references("registration.id"))
      .addColumn("at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("contact_change_at").on("contact_change").column("at").execute();
  },
};
