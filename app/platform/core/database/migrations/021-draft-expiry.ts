import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The data by which drafts end: when each registration was last touched, which end was announced for it, and to whom emails
 * go, so that those of a removed registration are removed with it.
 */
export const draftExpiry: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("registration").addColumn("touched_at", "text").execute();
    await db.schema.alterTable("registration").addColumn("content_removed_at", "text").execute();
    await db.schema.createIndex("registration_touched").on("registration").columns(["state", "touched_at"]).execute();
    await sql`update registration set touched_at = coalesce(
      (select max(at) from stage_history where registration_id = registration.id), created_at)`.execute(db);
    await sql`update registration set touched_at =
      (select max(saved_at) from registration_section where registration_id = registration.id)
      where touched_at < (select max(saved_at) from registration_section where registration_id = registration.id)`.execute(
      db,
    );
    await db.schema.alterTable("reminder").addColumn("ends_at", "text").execute();
    await db.schema.alterTable("outbox").addColumn("to_hash", "text").execute();
    await db.schema.createIndex("outbox_to").on("outbox").column("to_hash").execute();
  },
};
