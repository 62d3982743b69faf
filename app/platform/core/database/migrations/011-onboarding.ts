import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The way of a registration: its events, and what was returned with them. */
export const onboarding: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("onboarding_event")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("event", "text", (column) => column.notNull())
      .addColumn("from_state", "text", (column) => column.notNull())
      .addColumn("to_state", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.references("account.id"))
      .addColumn("reason_sealed", "text")
      .addColumn("at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("onboarding_event_registration")
      .on("onboarding_event")
      .columns(["registration_id", "at"])
      .execute();
    await db.schema
      .createTable("returned_item")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("event_id", "text", (column) => column.notNull().references("onboarding_event.id"))
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("section_id", "text", (column) => column.notNull())
      .addColumn("field", "text")
      .addColumn("comment_sealed", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("returned_item_registration").on("returned_item").column("registration_id").execute();
    await db.schema.createIndex("registration_state").on("registration").columns(["state", "due_at"]).execute();
  },
};
