import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The versions of the static texts that a company has published, and those of the release that they replaced. */
export const textVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("text_version")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("text_code", "text", (column) => column.notNull())
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("effective_on", "text")
      .addColumn("wording_json", "text", (column) => column.notNull())
      .addColumn("published_at", "text")
      .addColumn("published_by", "text", (column) => column.references("account.id"))
      .addColumn("position", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("text_version_by_code")
      .unique()
      .on("text_version")
      .columns(["text_code", "position"])
      .execute();
  },
};
