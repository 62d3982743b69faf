import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The readings of business licences. */
export const licenceReadings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("licence_reading")
      .addColumn("file_id", "text", (column) => column.notNull().references("stored_file.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("text_sealed", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", "text", (column) => column.notNull())
      .addColumn("read_at", "text")
      .addPrimaryKeyConstraint("licence_reading_key", ["file_id", "kind"])
      .execute();
    await db.schema
      .createIndex("licence_reading_due")
      .on("licence_reading")
      .columns(["kind", "state", "next_at"])
      .execute();
    // Null until its licences are looked for after it was last submitted or changed.
    await db.schema.alterTable("registration").addColumn("licences_at", "text").execute();
    await db.schema
      .createIndex("registration_licences")
      .on("registration")
      .columns(["licences_at", "submitted_at"])
      .execute();
  },
};
