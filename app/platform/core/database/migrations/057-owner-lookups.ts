import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The columns by which rows are looked up for their owner: without an index each lookup reads the whole table. */
const owners = {
  tenant: "registration_id",
  tenant_member: "tenant_id",
  stored_file: "uuid",
  registration_session: "registration_id",
  returned_item: "event_id",
  contact_change: "registration_id",
};

export const ownerLookups: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of Object.entries(owners))
      await db.schema.createIndex(`${table}_by_owner`).on(table).column(column).execute();
  },
};
