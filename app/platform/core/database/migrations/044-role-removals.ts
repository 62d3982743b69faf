import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Requests to remove a role wait for a second manager, like requests to assign one. */
export const roleRemovals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("role_request")
      .addColumn("is_removal", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
