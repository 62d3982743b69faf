import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Cards of the dashboard, where each user has put them, and the tasks of a tenant. */
export const dashboard: Migration = {
  async up(db: Kysely<unknown>) {
    await cards(db);
    await db.schema
      .createTable("task")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("tenant_id", "text", (column) => column.notNull().references("tenant.id"))
      .addColumn("role_code", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("title_zh", "text", (column) => column.notNull())
      .addColumn("title_en", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("to_path", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("due_at", "text")
      .execute();
    await db.schema.createIndex("task_tenant").on("task").columns(["tenant_id", "state", "created_at"]).execute();
  },
};

async function cards(db: Kysely<unknown>) {
  await db.schema
    .createTable("dashboard_card")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("name_zh", "text", (column) => column.notNull())
    .addColumn("name_en", "text", (column) => column.notNull())
    .addColumn("description_zh", "text", (column) => column.notNull())
    .addColumn("description_en", "text", (column) => column.notNull())
    .addColumn("min_w", "integer", (column) => column.notNull())
    .addColumn("min_h", "integer", (column) => column.notNull())
    .addColumn("w", "integer", (column) => column.notNull())
    .addColumn("h", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("dashboard_set")
    .addColumn("role_code", "text", (column) => column.notNull())
    .addColumn("card_id", "text", (column) => column.notNull())
    .addColumn("x", "integer")
    .addColumn("y", "integer")
    .addPrimaryKeyConstraint("dashboard_set_key", ["role_code", "card_id"])
    .execute();
  await db.schema
    .createTable("dashboard_layout")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
    .addColumn("role_code", "text", (column) => column.notNull())
    .addColumn("card_id", "text", (column) => column.notNull())
    .addColumn("x", "integer", (column) => column.notNull())
    .addColumn("y", "integer", (column) => column.notNull())
    .addColumn("w", "integer", (column) => column.notNull())
    .addColumn("h", "integer", (column) => column.notNull())
    .addUniqueConstraint("dashboard_layout_card", ["account_id", "role_code", "card_id"])
    .execute();
}
