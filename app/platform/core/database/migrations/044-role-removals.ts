import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Requests that take a role away wait for a second manager, as those that give one do. */
export const roleRemovals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("role_request")
      .addColumn("is_removal", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
