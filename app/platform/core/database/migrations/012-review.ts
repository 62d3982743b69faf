import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { forbidChanges } from "./append-only";

/**
 * The data that a reviewer works with: the name and search text of a registration, its rounds, possible duplicates, and the
 * chain over the audit trail.
 */
export const review: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("registration").addColumn("company_name", "text").execute();
    await db.schema.alterTable("registration").addColumn("search", "text").execute();

    await db.schema.alterTable("returned_item").addColumn("row_id", "text").execute();
    await db.schema
      .alterTable("returned_item")
      .addColumn("place", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("task").addColumn("registration_id", "text").execute();
    await db.schema.createIndex("task_registration").on("task").column("registration_id").execute();

    await db.schema
      .createTable("submitted_section")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("round", "integer", (column) => column.notNull())
      .addColumn("section_id", "text", (column) => column.notNull())
      .addColumn("values_sealed", "text", (column) => column.notNull())
      .addColumn("submitted_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("submitted_section_key", ["registration_id", "round", "section_id"])
      .execute();

    await db.schema
      .createTable("company_key")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("key_hash", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("company_key_key", ["registration_id", "kind"])
      .execute();
    await db.schema.createIndex("company_key_of").on("company_key").columns(["kind", "key_hash"]).execute();

    await db.schema
      .createTable("reminder")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("reminder_key", ["registration_id", "kind", "since"])
      .execute();

    await db.schema
      .createTable("audit_link")
      .addColumn("seq", "integer", (column) => column.primaryKey())
      .addColumn("event_id", "text", (column) => column.notNull().unique())
      .addColumn("hash", "text", (column) => column.notNull())
      .execute();
    await forbidChanges(db, "audit_event");
    await forbidChanges(db, "audit_link");
  },
};
