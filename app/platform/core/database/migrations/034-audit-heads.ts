import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { forbidChanges } from "./append-only";

/** The heads of the audit log that were written outside the database, each with its timestamp. */
export const auditHeads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("audit_head")
      .addColumn("target", "text", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .addColumn("token", "text")
      .addPrimaryKeyConstraint("audit_head_key", ["target", "seq"])
      .execute();
    await forbidChanges(db, "audit_head");
  },
};
