import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The keys for checking links of the audit log that were signed under a secret that has been removed. */
export const auditKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("audit_key")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("key_sealed", "text", (column) => column.notNull())
      .addColumn("until_seq", "integer", (column) => column.notNull())
      .execute();
  },
};
