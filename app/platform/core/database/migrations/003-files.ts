import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Files of registrations: the bytes lie in the storage under random names. */
export const files: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("file_uuid")
      .addColumn("uuid", "text", (column) => column.primaryKey())
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema.createIndex("file_uuid_of").on("file_uuid").column("registration_id").execute();
    await db.schema.createIndex("file_uuid_unused").on("file_uuid").columns(["used_at", "created_at"]).execute();

    await db.schema
      .createTable("stored_file")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("uuid", "text", (column) => column.notNull().references("file_uuid.uuid"))
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("stored_name", "text", (column) => column.notNull().unique())
      .addColumn("name_sealed", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("stored_file_of").on("stored_file").columns(["registration_id", "uuid"]).execute();

    await db.schema
      .createTable("pending_bytes")
      .addColumn("stored_name", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
  },
};
