import type { Core } from "~/platform/ground/core";
import type { Db, Tables } from "~/platform/ground/database/schema";
import { iso, secondsLater } from "~/platform/ground/base/instants";
import { orphanBytesSeconds } from "~/platform/ground/settings/rates";
import { dropLetters } from "~/platform/ground/outbox/outbox";
import { openOwner } from "~/platform/records/registrations/supplier";
import { emailHashes } from "~/platform/ground/contact-keys";
import { toErrorPlace } from "~/rules/error-place";

/** Tables that hold nothing but what a registration said, each row under its id. */
const contentTables = [
  "returned_item",
  "submitted_section",
  "registration_section",
  "registration_session",
  "company_key",
  "bank_print",
  "contact_change",
  "closed_stop_link",
  "certification_document",
] as const;

/**
 * Removes all that a registration said, under its lock: answers, rounds, files, bank details, company keys, changes, comments
 * of reviewers. What stays is that it was there: who agreed to what and when, its stages, who decided what about it, and why
 * it was refused.
 */
export async function removeContent({ now }: Pick<Core, "now">, trx: Db, registrationId: string): Promise<void> {
  await trx
    .deleteFrom("change_call")
    .where("change_id", "in", (own) =>
      own.selectFrom("change_request").select("id").where("registration_id", "=", registrationId),
    )
    .execute();
  await trx.deleteFrom("change_request").where("registration_id", "=", registrationId).execute();
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
  await removeFiles(trx, registrationId, now());
}

/** Rows go now, bytes with the orphans of the next sweep (F-21). */
async function removeFiles(trx: Db, registrationId: string, now: Date) {
  const files = await trx
    .deleteFrom("stored_file")
    .where("registration_id", "=", registrationId)
    .returning("stored_name")
    .execute();
  const overdue = iso(secondsLater(now, -orphanBytesSeconds));
  if (files.length > 0)
    await trx
      .insertInto("pending_bytes")
      .values(files.map(({ stored_name }) => ({ stored_name, created_at: overdue })))
      .execute();
  await trx.deleteFrom("file_uuid").where("registration_id", "=", registrationId).execute();
}

/** Removes a registration and everything that names its registrant, under its lock; the audit trail has only its id. */
export async function removeRegistration(core: Core, trx: Db, row: Tables["registration"]): Promise<void> {
  const { seal } = core;
  await removeContent(core, trx, row.id);
  for (const table of ["onboarding_event", "stage_history", "reminder", "task"] as const)
    await trx.deleteFrom(table).where("registration_id", "=", row.id).execute();
  const { email } = openOwner(seal, row);
  await trx
    .deleteFrom("verification_code")
    .where("email_hash", "in", emailHashes(seal, email))
    .where("purpose", "in", ["registration", "progress"])
    .execute();
  await dropLetters(trx, seal, email);
  await trx.deleteFrom("registration").where("id", "=", row.id).execute();
}

/** Does something for each of these registrations in its own transaction; one that fails is logged and stops no other. */
export async function oneByOne<Row extends { id: string }>(
  { db, config }: Core,
  job: string,
  rows: readonly Row[],
  run: (trx: Db, row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    await db
      .transaction()
      .execute((trx) => run(trx, row))
      .catch((error: unknown) => {
        config.log.error({ event: "job_failed", job, registration: row.id, ...toErrorPlace(error) });
      });
}
