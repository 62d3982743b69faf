import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the pinyin of the Chinese names in lists of values, so that a screen can highlight the match of a search. */
export const valuePinyin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("lov_value").addColumn("pinyin", "text").execute();
  },
};
