import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Text messages in the outbox, a phone that waits for its codes, and where the code of a sign-in goes. */
export const phones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("outbox")
      .addColumn("channel", "text", (column) => column.notNull().defaultTo("mail"))
      .execute();
    await db.schema.alterTable("account").addColumn("code_channel", "text").execute();
    await db.schema.alterTable("sign_in").addColumn("code_channel", "text").execute();
    await db.schema.alterTable("sign_in").addColumn("phone_challenge_sealed", "text").execute();
    await db.schema
      .createTable("phone_change")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id"))
      .addColumn("number_sealed", "text", (column) => column.notNull())
      .addColumn("challenge_sealed", "text", (column) => column.notNull())
      .addColumn("email_challenge_sealed", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
  },
};
