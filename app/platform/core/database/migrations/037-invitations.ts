import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Suppliers that purchasing managers have invited to register. */
export const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    // Without a reference to the registration: a draft may be removed, and the invitation still shows that it was
    // started.
    await db.schema
      .createTable("invitation")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("open_key", "text", (column) => column.unique())
      .addColumn("content_sealed", "text", (column) => column.notNull())
      .addColumn("company_name", "text", (column) => column.notNull())
      .addColumn("search", "text", (column) => column.notNull())
      .addColumn("country", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("invited_by", "text", (column) => column.notNull())
      .addColumn("invited_at", "text", (column) => column.notNull())
      .addColumn("sent_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("registration_id", "text")
      .execute();
    await db.schema.createIndex("invitation_at").on("invitation").columns(["invited_at", "id"]).execute();
    await db.schema.createIndex("invitation_expiry").on("invitation").column("expires_at").execute();
  },
};
