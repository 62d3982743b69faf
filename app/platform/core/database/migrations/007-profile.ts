import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The data that users maintain about themselves: the picture, a pending change of email address, the consent. */
export const profile: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("avatar")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id"))
      .addColumn("picture_id", "text", (column) => column.notNull().unique())
      .addColumn("stored_name", "text", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("email_change")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id"))
      .addColumn("email_sealed", "text", (column) => column.notNull())
      .addColumn("challenge_sealed", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("consent")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id"))
      .addColumn("tenant_id", "text", (column) => column.references("tenant.id"))
      .addColumn("confirm_date", "text", (column) => column.notNull())
      .addColumn("texts_digest", "text", (column) => column.notNull())
      .addColumn("confirmed_at", "text", (column) => column.notNull())
      .execute();
  },
};
