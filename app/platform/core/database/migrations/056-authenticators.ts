import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Authenticator apps as a second factor of signing in, including apps being set up, and recovery codes. */
export const authenticators: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("authenticator")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id"))
      .addColumn("secret_sealed", "text", (column) => column.notNull())
      .addColumn("last_step", "integer", (column) => column.notNull())
      .addColumn("added_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema
      .createTable("authenticator_setup")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id"))
      .addColumn("secret_sealed", "text", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("recovery_code")
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("code_hash", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("recovery_code_key", ["account_id", "code_hash"])
      .execute();
  },
};
