import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** When documents on file expire, which reminders went, and the addresses of calendar feeds. */
export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("document_date")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("section", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("list", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("name_sealed", "text")
      .addColumn("due_on", "text")
      .addColumn("replaces", "text")
      .addPrimaryKeyConstraint("document_date_key", ["registration_id", "document"])
      .execute();
    await db.schema
      .createIndex("document_date_due")
      .on("document_date")
      .columns(["due_on", "registration_id", "document"])
      .execute();
    await db.schema
      .createTable("document_reminder")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("due_on", "text", (column) => column.notNull())
      .addColumn("rung", "integer", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("reported_at", "text")
      .addPrimaryKeyConstraint("document_reminder_key", ["registration_id", "document", "due_on", "rung"])
      .execute();
    await db.schema
      .createIndex("document_reminder_report")
      .on("document_reminder")
      .columns(["reported_at", "rung"])
      .execute();
    await db.schema.createIndex("document_reminder_at").on("document_reminder").column("at").execute();
    await db.schema
      .createTable("calendar_feed")
      .addColumn("registration_id", "text", (column) => column.primaryKey().references("registration.id"))
      .addColumn("key_hash", "text", (column) => column.notNull().unique())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    // Null if its documents were never processed, so that their dates are not stored yet.
    await db.schema.alterTable("registration").addColumn("documents_day", "text").execute();
  },
};
