import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Letters that wait to be sent, and the jobs that several processes share. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("letter_sealed", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("next_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text")
      .addColumn("leased_until", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("sent_at", "text")
      .execute();
    await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "next_at"]).execute();
    await db.schema.createIndex("outbox_newest").on("outbox").column("created_at").execute();

    await db.schema
      .createTable("job")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("due_at", "text", (column) => column.notNull())
      .execute();
  },
};
