import { sql } from "kysely";
import { migrations } from "~/platform/core/database/migrations/all";
import type { PlatformConfig } from "~/platform/platform.server";
import { inDatabase } from "./platform-database";

const names = Object.keys(migrations);
/** The newest migrations, which `undoNewest` undoes. The first one locks other tables; later ones add tables. */
export const newest = names.slice(names.indexOf("057-owner-lookups"));

/** Undoes the newest migrations of a database. */
export async function undoNewest(config: PlatformConfig) {
  await inDatabase(config, async (db) => {
    const indexes = [
      "tenant",
      "tenant_member",
      "stored_file",
      "registration_session",
      "returned_item",
      "contact_change",
    ];
    for (const table of indexes) await sql`drop index ${sql.id(`${table}_by_owner`)}`.execute(db);
    await sql`drop table seed_row`.execute(db);
    await sql`drop index outbox_challenge`.execute(db);
    await sql`alter table outbox drop column challenge_hash`.execute(db);
    await sql`drop table decision_draft`.execute(db);
    await sql`alter table lov_value drop column retired_at`.execute(db);
    await sql`alter table returned_item drop column reason_sealed`.execute(db);
    await sql`drop table opened_document`.execute(db);
    await sql`drop table delayed_decision`.execute(db);
    for (const index of ["due", "by_number", "since", "screening", "queue", "by_assignee"])
      await sql`drop index ${sql.id(`registration_${index}`)}`.execute(db);
    await sql`alter table registration drop column entered_at`.execute(db);
    for (const index of ["state", "queue", "by_assignee", "risk_day", "screened_with"])
      await sql`create index ${sql.id(`registration_${index}`)} on registration (state)`.execute(db);
    await sql`alter table absence drop column away_from`.execute(db);
    await sql`drop table tab_progress`.execute(db);
    await sql`alter table registration_section drop column worked_seconds`.execute(db);
    await sql`drop table service_count`.execute(db);
    await sql`drop table text_version`.execute(db);
    await sql`drop table block_key`.execute(db);
    await sql`drop table job_run`.execute(db);
    for (const column of ["version", "changed_at", "changed_by"])
      await sql`alter table notice drop column ${sql.id(column)}`.execute(db);
    for (const column of ["version", "ended_at"])
      await sql`alter table tenant drop column ${sql.id(column)}`.execute(db);
    for (const column of ["companys_en", "version", "changed_at", "changed_by"])
      await sql`alter table domain_config drop column ${sql.id(column)}`.execute(db);
    await sql`drop index outbox_by_state`.execute(db);
    await sql`drop table block_fact`.execute(db);
    await sql`update reminder set kind = 'mendWaiting' where kind = 'returnedWaiting'`.execute(db);
    await sql`drop table block_entry`.execute(db);
    await sql`drop table tab_visit`.execute(db);
    await sql`drop table colleague`.execute(db);
    await sql`drop table question`.execute(db);
    await sql`drop table question_read`.execute(db);
    for (const [table, column] of [
      ["registration_session", "colleague_id"],
      ["registration_section", "changed_by"],
      ["registration_section", "changes_json"],
      ["file_uuid", "colleague_id"],
    ] as const)
      await sql`alter table ${sql.id(table)} drop column ${sql.id(column)}`.execute(db);
    await sql`delete from tenant_member where role_code like 'supplier_%'`.execute(db);
    await sql`drop table removed_member`.execute(db);
    await sql`alter table staff_invitation drop column area_codes`.execute(db);
    await sql`delete from kysely_migration where name in (${sql.join(newest)})`.execute(db);
  });
}
