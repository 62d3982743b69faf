import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The key of an upload: an upload whose answer was lost is sent again, but its file is stored once (decision 010). */
export const uploadKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("stored_file").addColumn("upload_key", "text").execute();
    await db.schema
      .createIndex("stored_file_upload")
      .unique()
      .on("stored_file")
      .columns(["registration_id", "upload_key"])
      .execute();
  },
};
