import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Lists of values keep the pinyin of their Chinese names, so that a screen can mark what a search matches. */
export const valuePinyin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("lov_value").addColumn("pinyin", "text").execute();
  },
};
