import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Colleagues whom a registrant has invited to some tabs, and the sessions that belong to them. */
export const colleagues: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("colleague")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("token_hash", "text", (column) => column.unique())
      .addColumn("person_sealed", "text", (column) => column.notNull())
      .addColumn("sections_json", "text", (column) => column.notNull())
      .addColumn("invited_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("seen_at", "text")
      .addColumn("removed_at", "text")
      .execute();
    await db.schema.createIndex("colleague_by_registration").on("colleague").columns(["registration_id"]).execute();
    await db.schema.alterTable("registration_session").addColumn("colleague_id", "text").execute();
  },
};
