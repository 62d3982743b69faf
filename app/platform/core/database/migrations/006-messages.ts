import type { CreateTableBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Site messages, notices and who has dismissed them, and news. */
export const messages: Migration = {
  async up(db: Kysely<unknown>) {
    await withWords(db.schema.createTable("message"))
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("to_path", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("read_at", "text")
      .execute();
    await db.schema.createIndex("message_of").on("message").columns(["account_id", "created_at", "id"]).execute();
    await db.schema.createIndex("message_unread").on("message").columns(["account_id", "read_at"]).execute();

    await withWords(db.schema.createTable("notice"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("tenant_id", "text", (column) => column.references("tenant.id"))
      .addColumn("role_code", "text")
      .addColumn("region", "text")
      .addColumn("published_at", "text", (column) => column.notNull())
      .addColumn("ends_at", "text")
      .execute();
    await db.schema.createIndex("notice_age").on("notice").columns(["published_at", "id"]).execute();
    await db.schema
      .createTable("notice_read")
      .addColumn("notice_id", "text", (column) => column.notNull().references("notice.id"))
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("read_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("notice_read_key", ["account_id", "notice_id"])
      .execute();

    await withWords(db.schema.createTable("news"))
      .addColumn("published_at", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("news_age").on("news").columns(["published_at", "id"]).execute();
  },
};

const withWords = <Table extends string>(table: CreateTableBuilder<Table>) =>
  table
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title_zh", "text", (column) => column.notNull())
    .addColumn("title_en", "text", (column) => column.notNull())
    .addColumn("body_zh", "text", (column) => column.notNull())
    .addColumn("body_en", "text", (column) => column.notNull());
