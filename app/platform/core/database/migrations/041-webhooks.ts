import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The addresses that events are pushed to, and the pending deliveries to each. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("webhook_address")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("host", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("webhook_delivery")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("address_id", "text", (column) => column.notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("event", "text", (column) => column.notNull())
      .addColumn("registration_id", "text", (column) => column.notNull())
      .addColumn("number", "text")
      .addColumn("registration_state", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("next_at", "text")
      .addColumn("try_until", "text", (column) => column.notNull())
      .addColumn("leased_until", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("tried_at", "text")
      .addColumn("status", "integer")
      .addColumn("problem", "text")
      .execute();
    await db.schema
      .createIndex("webhook_delivery_due")
      .on("webhook_delivery")
      .columns(["address_id", "state", "next_at"])
      .execute();
    await db.schema
      .createIndex("webhook_delivery_newest")
      .on("webhook_delivery")
      .columns(["created_at", "id"])
      .execute();
  },
};
