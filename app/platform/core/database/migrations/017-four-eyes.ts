import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The records behind the four-eyes principle: how carefully each change is handled, every call about it, who gave a role and
 * when, and roles that wait for a second manager. The constraints repeat what the code decides (S-48).
 */
export const fourEyes: Migration = {
  async up(db: Kysely<unknown>) {
    await guardChanges(db);
    await db.schema
      .createTable("change_call")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("change_id", "text", (column) => column.notNull().references("change_request.id"))
      .addColumn("caller_id", "text", (column) => column.notNull().references("account.id"))
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("call_sealed", "text", (column) => column.notNull())
      .addUniqueConstraint("change_call_place", ["change_id", "place"])
      .execute();
    await db.schema
      .createTable("closed_stop_link")
      .addColumn("registration_id", "text", (column) => column.notNull().references("registration.id"))
      .addColumn("email_hash", "text", (column) => column.notNull())
      .addColumn("closed_by", "text", (column) => column.notNull().references("account.id"))
      .addColumn("note_sealed", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("closed_stop_link_key", ["registration_id", "email_hash"])
      .execute();
    await rememberGivers(db);
    await db.schema.alterTable("stored_file").addColumn("removed_at", "text").execute();
    await db.schema.alterTable("onboarding_event").addColumn("note_sealed", "text").execute();
  },
};

async function guardChanges(db: Kysely<unknown>) {
  const level = (column: ColumnDefinitionBuilder) =>
    column
      .notNull()
      .defaultTo("ordinary")
      .check(
        sql`care_level not in ('watchedByTwo', 'bank') or state not in ('scheduled', 'effective')
          or second_approver_id is not null`,
      );
  await db.schema.alterTable("change_request").addColumn("stopped_by_sealed", "text").execute();
  await db.schema.alterTable("change_request").addColumn("held_for", "text").execute();
  await db.schema.alterTable("change_request").addColumn("care_level", "text", level).execute();
  await sql`update change_request set care_level = 'bank' where section_id = 'bank'`.execute(db);
}

/** Null if the role was assigned before this was recorded. */
async function rememberGivers(db: Kysely<unknown>) {
  await db.schema.alterTable("tenant_member").addColumn("granted_at", "text").execute();
  await db.schema.alterTable("tenant_member").addColumn("granted_by", "text").execute();
  await db.schema
    .createTable("role_request")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("tenant_id", "text", (column) => column.notNull().references("tenant.id"))
    .addColumn("account_id", "text", (column) => column.notNull().references("account.id"))
    .addColumn("role_code", "text", (column) => column.notNull())
    .addColumn("requested_by", "text", (column) => column.notNull().references("account.id"))
    .addColumn("at", "text", (column) => column.notNull())
    .addUniqueConstraint("role_request_once", ["tenant_id", "account_id", "role_code"])
    .addCheckConstraint("role_request_not_own", sql`requested_by <> account_id`)
    .execute();
}
