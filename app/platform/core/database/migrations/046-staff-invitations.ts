import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** People of the buying company who are to open an account by a link. */
export const staffInvitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("staff_invitation")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("open_key", "text", (column) => column.unique())
      .addColumn("tenant_id", "text", (column) => column.notNull().references("tenant.id"))
      .addColumn("content_sealed", "text", (column) => column.notNull())
      .addColumn("role_code", "text", (column) => column.notNull())
      .addColumn("is_super_admin", "integer", (column) => column.notNull())
      .addColumn("is_first", "integer", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("invited_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.references("account.id"))
      .execute();
    await db.schema.createIndex("staff_invitation_tenant").on("staff_invitation").column("tenant_id").execute();
  },
};
