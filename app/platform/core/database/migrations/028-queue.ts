import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The columns that reviewers sort and filter the queue by, the views they save, and how each likes it to look. */
export const queue: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ["company_english_name", "province", "categories"])
      await db.schema.alterTable("registration").addColumn(column, "text").execute();
    // The queue counts, filters and sorts without reading the rows themselves, which are ten times as wide. The search
    // is left out: with two long names an entry would exceed the maximum size in PostgreSQL.
    await db.schema
      .createIndex("registration_queue")
      .on("registration")
      .columns([
        "state",
        "submitted_at",
        "due_at",
        "company_name",
        "number",
        "categories",
        "province",
        "company_type",
        "risk_level",
        "assignee_id",
        "id",
      ])
      .execute();
    await db.schema
      .createTable("queue_view")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("tenant_id", "text", (column) => column.notNull().references("tenant.id"))
      .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("query", "text", (column) => column.notNull())
      .addColumn("is_shared", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addUniqueConstraint("queue_view_name", ["account_id", "tenant_id", "name"])
      .execute();
    await db.schema
      .createTable("queue_look")
      .addColumn("account_id", "text", (column) => column.primaryKey().references("account.id"))
      .addColumn("density", "text", (column) => column.notNull())
      .addColumn("columns", "text")
      .execute();
  },
};
