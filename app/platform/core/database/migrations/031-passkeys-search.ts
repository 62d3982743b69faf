import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { toSearchText } from "~/platform/core/names/search-text";

type Named = { id: string; company_name: string | null; company_english_name: string | null };

/** Passkeys as a second factor of signing in with the challenges for them; companies are found by the pinyin of their names. */
export const passkeysSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("passkey")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("name_sealed", "text", (column) => column.notNull())
      .addColumn("added_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema.createIndex("passkey_account").on("passkey").column("account_id").execute();
    await db.schema
      .createTable("passkey_challenge")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id"))
      .addColumn("challenge_sealed", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("sign_in").addColumn("passkey_challenge_sealed", "text").execute();
    await db.schema.alterTable("sign_in").addColumn("passkey_challenge_at", "text").execute();

    const { rows } = await sql<Named>`
      select id, company_name, company_english_name from registration where search is not null`.execute(db);
    for (const { id, company_name, company_english_name } of rows) {
      const names = [company_name, company_english_name].filter((name) => name !== null);
      await sql`update registration set search = ${toSearchText(names)} where id = ${id}`.execute(db);
    }
  },
};
