import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Notes to whom the digest of a day has gone, so that several processes send it once. */
export const digests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("digest")
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("digest_key", ["account_id", "day"])
      .execute();
  },
};
