import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Lists of values and static texts, filled from the code at start. */
export const reference: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("lov_value")
      .addColumn("lov_code", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("meaning_zh", "text", (column) => column.notNull())
      .addColumn("meaning_en", "text", (column) => column.notNull())
      .addColumn("parent_value", "text")
      .addColumn("tag", "text")
      .addColumn("order_seq", "integer", (column) => column.notNull())
      .addColumn("search", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("lov_value_key", ["lov_code", "value"])
      .execute();
    await db.schema
      .createIndex("lov_value_order")
      .on("lov_value")
      .columns(["lov_code", "parent_value", "order_seq"])
      .execute();

    await db.schema
      .createTable("static_text")
      .addColumn("text_id", "text", (column) => column.primaryKey())
      .addColumn("text_code", "text", (column) => column.notNull())
      .addColumn("lang", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addUniqueConstraint("static_text_code", ["text_code", "lang"])
      .execute();

    await db.schema
      .createTable("seed")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("version", "text", (column) => column.notNull())
      .execute();
  },
};
