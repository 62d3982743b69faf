import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Lets the queue, its counts, its export and the screening read only the rows they use, regardless of the number of
 * registrations: the instant at which each entered its state, and indexes in the order of each list.
 */
export const listOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("registration").addColumn("entered_at", "text").execute();
    await sql`update registration set entered_at =
      (select max(at) from stage_history where registration_id = registration.id)`.execute(db);
    // The new ones begin with the same columns.
    for (const name of ["state", "by_assignee", "queue", "risk_day", "screened_with"])
      await db.schema.dropIndex(`registration_${name}`).execute();
    const indexes = { ...orders, queue: [...queueColumns, ...searchColumns(db)] };
    for (const [name, columns] of Object.entries(indexes))
      await db.schema
        .createIndex(`registration_${name}`)
        .on("registration")
        .columns([...columns])
        .execute();
  },
};

const orders = {
  due: ["state", "due_at", "submitted_at desc", "id"],
  by_number: ["state", "number", "submitted_at", "id"],
  since: ["state", "entered_at", "submitted_at"],
  screening: ["state", "screened_with", "risk_day", "submitted_at", "content_removed_at", "id"],
  by_assignee: ["assignee_id", "state", "entered_at", "submitted_at"],
} as const;

/** The columns that the queue counts, filters and sorts by without reading the rows themselves, which are ten times as wide. */
const queueColumns = [
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
  "qualified_categories",
] as const;

/**
 * On SQLite the search text is part of the index, because a search of the rows would block its only thread. On
 * PostgreSQL, which searches in parallel with other work, an entry with two long names would exceed the maximum size.
 */
const searchColumns = (db: Kysely<unknown>) =>
  db.getExecutor().adapter instanceof PostgresAdapter ? [] : (["search"] as const);
