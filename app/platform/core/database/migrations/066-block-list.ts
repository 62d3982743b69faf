import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The company's own block list: entries with a reason, and the facts by which each is recognised. */
export const blockList: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("block_entry")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("reason_sealed", "text", (column) => column.notNull())
      .addColumn("ends_on", "text")
      .addColumn("added_by", "text", (column) => column.notNull().references("account.id"))
      .addColumn("added_at", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("block_entry_by_age").on("block_entry").columns(["added_at", "id"]).execute();
    await db.schema
      .createTable("block_fact")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("entry_id", "text", (column) => column.notNull().references("block_entry.id"))
      .addColumn("fact", "text", (column) => column.notNull())
      .addColumn("value_sealed", "text", (column) => column.notNull())
      .addColumn("key_hash", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("block_fact_by_entry").on("block_fact").column("entry_id").execute();
    await db.schema.createIndex("block_fact_by_key").on("block_fact").column("key_hash").execute();
  },
};
