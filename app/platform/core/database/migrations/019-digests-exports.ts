import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The recipients of each day's digest, so that several processes send it once; and tasks in the order of their export. */
export const digestsAndExports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("digest")
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("digest_key", ["account_id", "day"])
      .execute();
    await db.schema.createIndex("task_age").on("task").columns(["tenant_id", "created_at", "id"]).execute();
  },
};
