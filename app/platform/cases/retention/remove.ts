import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { orphanBytesSeconds } from "~/platform/core/settings/durations";
import { dropEmails } from "~/platform/core/outbox/outbox";
import { removeColleagues } from "~/platform/records/colleagues/remove-colleagues";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { emailHashes } from "~/platform/core/contact-keys";
import { toErrorPlace } from "~/rules/error-place";

/** Tables that contain only answers of a registration and notes on it, by registration id. */
const contentTables = [
  "returned_item",
  "submitted_section",
  "answer_mark",
  "opened_document",
  "registration_section",
  "tab_progress",
  "registration_session",
  "company_key",
  "bank_print",
  "likeness_key",
  "block_key",
  "sanction_hit",
  "contact_change",
  "closed_stop_link",
  "certification_document",
  "document_date",
  "document_reminder",
  "calendar_feed",
  "scorecard",
  "category_change",
  "corrective_action",
  "review_note",
  "question",
  "question_read",
  "decision_draft",
  "delayed_decision",
  "note_read",
  "file_reader",
  "tab_visit",
] as const;

/**
 * Deletes all answers of a registration, under its lock: answers, rounds, files, bank details, company keys, changes,
 * comments of reviewers. What remains is the record that it existed: the consents, its stages, the decisions with their
 * authors, and the reason for a rejection.
 */
export async function removeContent(core: Core, trx: Db, registrationId: string): Promise<void> {
  const { now } = core;
  await trx
    .deleteFrom("change_call")
    .where("change_id", "in", (own) =>
      own.selectFrom("change_request").select("id").where("registration_id", "=", registrationId),
    )
    .execute();
  await trx.deleteFrom("change_request").where("registration_id", "=", registrationId).execute();
  await trx
    .deleteFrom("corrective_step")
    .where("action_id", "in", (own) =>
      own.selectFrom("corrective_action").select("id").where("registration_id", "=", registrationId),
    )
    .execute();
  await removeColleagues(core, trx, registrationId);
  for (const table of contentTables)
    await trx.deleteFrom(table).where("registration_id", "=", registrationId).execute();
  await trx
    .updateTable("onboarding_event")
    .set({ note_sealed: null })
    .where("registration_id", "=", registrationId)
    .execute();
  await trx
    .updateTable("onboarding_event")
    .set({ reason_sealed: null })
    .where("registration_id", "=", registrationId)
    .where("event", "<>", "refuse")
    .execute();
  await trx
    .deleteFrom("outbox")
    .where("registration_id", "=", registrationId)
    .where("failed_at", "is not", null)
    .execute();
  await removePacks(trx, registrationId, now());
  await removeFiles(trx, registrationId, now());
}

/** An evidence pack contains the answers, so only its SHA-256 is kept: a copy can still be verified. */
async function removePacks(trx: Db, registrationId: string, now: Date) {
  // The rows are locked first, so that a pack that is being generated is stored either before this or not at all.
  const packs = await trx
    .updateTable("evidence_pack")
    .set({ state: "removed", record_sealed: null })
    .where("registration_id", "=", registrationId)
    .returning("pdf_stored_name")
    .execute();
  await dropBytes(
    trx,
    packs.flatMap(({ pdf_stored_name }) => pdf_stored_name ?? []),
    now,
  );
  await trx
    .updateTable("evidence_pack")
    .set({ pdf_stored_name: null })
    .where("registration_id", "=", registrationId)
    .execute();
}

/** Bytes to which no row refers any longer are removed with the orphans of the next run. */
export async function dropBytes(trx: Db, storedNames: readonly string[], now: Date): Promise<void> {
  const created_at = iso(secondsLater(now, -orphanBytesSeconds));
  if (storedNames.length > 0)
    await trx
      .insertInto("pending_bytes")
      .values(storedNames.map((stored_name) => ({ stored_name, created_at })))
      .execute();
}

/** Rows are removed now, bytes with the orphans of the next run (F-21). */
async function removeFiles(trx: Db, registrationId: string, now: Date) {
  const files = await trx
    .deleteFrom("stored_file")
    .where("registration_id", "=", registrationId)
    .returning("stored_name")
    .execute();
  await dropBytes(
    trx,
    files.map(({ stored_name }) => stored_name),
    now,
  );
  await trx.deleteFrom("file_uuid").where("registration_id", "=", registrationId).execute();
}

/**
 * Removes a registration and everything that identifies its registrant, under its lock. The audit trail has only its
 * id.
 */
export async function removeRegistration(core: Core, trx: Db, row: Tables["registration"]): Promise<void> {
  const { seal } = core;
  await removeContent(core, trx, row.id);
  for (const table of [
    "onboarding_event",
    "evidence_pack",
    "assignment",
    "checklist_tick",
    "stage_history",
    "review_step",
    "reminder",
    "task",
  ] as const)
    await trx.deleteFrom(table).where("registration_id", "=", row.id).execute();
  const { email } = openOwner(seal, row);
  await trx
    .deleteFrom("verification_code")
    .where("email_hash", "in", emailHashes(seal, email))
    .where("purpose", "in", ["registration", "progress"])
    .execute();
  await dropEmails(trx, seal, email);
  await trx.deleteFrom("outbox").where("registration_id", "=", row.id).execute();
  await trx.deleteFrom("registration").where("id", "=", row.id).execute();
}

/**
 * Runs `run` for each of these registrations in a separate transaction; a failure is logged and does not stop the others.
 * Returns how many were processed, as reported by `run`.
 */
export async function oneByOne<Row extends { id: string }>(
  { db, config }: Core,
  job: string,
  rows: readonly Row[],
  run: (trx: Db, row: Row) => Promise<boolean>,
): Promise<number> {
  let doneCount = 0;
  for (const row of rows)
    try {
      if (await db.transaction().execute((trx) => run(trx, row))) doneCount += 1;
    } catch (error) {
      config.log.error({ event: "job_failed", job, registration: row.id, ...toErrorPlace(error) });
    }
  return doneCount;
}
