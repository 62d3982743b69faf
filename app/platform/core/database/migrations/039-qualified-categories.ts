import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The categories that suppliers are qualified for, and every change of them. */
export const qualifiedCategories: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("registration").addColumn("qualified_categories", "text").execute();
    // Suppliers already qualified are qualified for the categories that they registered with.
    await sql`
      update registration
      set qualified_categories = categories
      where state in ('qualified', 'yearlyReview', 'blockProposed', 'blocked', 'reinstatementProposed', 'retired')
    `.execute(db);
    await db.schema
      .createTable("category_change")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("from_codes", "text", (column) => column.notNull())
      .addColumn("to_codes", "text", (column) => column.notNull())
      .addColumn("reason_sealed", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addUniqueConstraint("category_change_place", ["registration_id", "place"])
      .execute();
  },
};
