import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Lists of values have a separate order in Chinese: by pinyin, where English is ordered by letters. */
export const valueOrder: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("lov_value")
      .addColumn("order_seq_zh", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
