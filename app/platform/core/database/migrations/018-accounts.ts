import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An email address is changed with a code from the old address too, and can be brought back; sessions name their browser. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("session").addColumn("browser", "text").execute();
    await db.schema.alterTable("email_change").addColumn("old_challenge_sealed", "text").execute();
    await db.schema
      .createTable("replaced_email")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("email_hash", "text", (column) => column.notNull())
      .addColumn("emails_sealed", "text", (column) => column.notNull())
      .addColumn("replaced_at", "text", (column) => column.notNull())
      .addColumn("undone_at", "text")
      .execute();
    await db.schema
      .createIndex("replaced_email_of")
      .on("replaced_email")
      .columns(["account_id", "replaced_at"])
      .execute();
    await db.schema.createIndex("replaced_email_hash").on("replaced_email").column("email_hash").execute();
  },
};
