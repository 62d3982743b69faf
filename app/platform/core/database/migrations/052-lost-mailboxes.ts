import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Email addresses that two people of Procurement replace because their owner cannot read them any more. */
export const lostMailboxes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("mailbox_request")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().unique().references("account.id"))
      .addColumn("request_sealed", "text", (column) => column.notNull())
      .addColumn("requested_by", "text", (column) => column.notNull().references("account.id"))
      .addColumn("at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable("replaced_email")
      .addColumn("is_lost", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
