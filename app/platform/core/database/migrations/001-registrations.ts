import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Registrations and all that is known about them, codes, rates, and the audit trail. */
export const registrations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("registration")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("open_key", "text", (column) => column.unique())
      .addColumn("email_hash", "text", (column) => column.notNull())
      .addColumn("owner_sealed", "text", (column) => column.notNull())
      .addColumn("country", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("number", "text", (column) => column.unique())
      .addColumn("consented_at", "text", (column) => column.notNull())
      .addColumn("submitted_at", "text")
      .addColumn("due_at", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("turn", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("registration_email")
      .on("registration")
      .columns(["email_hash", "created_at"])
      .execute();

    await db.schema
      .createTable("registration_section")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("section_id", "text", (column) => column.notNull())
      .addColumn("values_sealed", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("registration_section_key", ["registration_id", "section_id"])
      .execute();

    await db.schema
      .createTable("registration_session")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await db.schema.createIndex("registration_session_age").on("registration_session").column("created_at").execute();

    await db.schema
      .createTable("stage_history")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("stage", "integer", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("stage_history_of").on("stage_history").columns(["registration_id", "at"]).execute();

    await db.schema
      .createTable("counter")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "integer", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("verification_code")
      .addColumn("challenge_hash", "text", (column) => column.primaryKey())
      .addColumn("email_hash", "text", (column) => column.notNull())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("code_hash", "text", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema
      .createIndex("verification_code_email")
      .on("verification_code")
      .columns(["email_hash", "purpose"])
      .execute();

    await db.schema
      .createTable("rate")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("resets_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("rate_age").on("rate").column("resets_at").execute();

    await db.schema
      .createTable("audit_event")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("audit_event_subject").on("audit_event").columns(["subject", "id"]).execute();
  },
};
