import type { Core } from "~/platform/ground/core";
import { iso, secondsLater } from "~/platform/ground/base/instants";
import {
  contactsWatchedSeconds,
  expiredCodeSeconds,
  lateSaveSeconds,
  unsentLetterDays,
  orphanBytesSeconds,
  unusedUuidSeconds,
} from "~/platform/ground/settings/rates";
import { removeBytes } from "~/platform/ground/storage/bytes";

const hour = 3600;
const day = 24 * hour;
/** A digest that was sent is remembered so long, so that no other follows it on the same day. */
const digestDays = 7;

/** Removes what has had its day (S-61): codes, sessions, rates, old letters, files that belong to nothing. */
export async function sweep(core: Core): Promise<void> {
  const { db, now } = core;
  const before = (seconds: number) => iso(secondsLater(now(), -seconds));
  await db.deleteFrom("verification_code").where("expires_at", "<=", before(expiredCodeSeconds)).execute();
  await db.deleteFrom("registration_session").where("created_at", "<=", before(lateSaveSeconds)).execute();
  await db.deleteFrom("session").where("created_at", "<=", before(lateSaveSeconds)).execute();
  for (const table of ["login_attempt", "hand_over", "sign_in", "email_change", "phone_change"] as const)
    await db.deleteFrom(table).where("created_at", "<=", before(day)).execute();
  await db
    .deleteFrom("change_request")
    .where("state", "=", "awaitingCode")
    .where("created_at", "<=", before(day))
    .execute();
  await db.deleteFrom("contact_change").where("at", "<=", before(contactsWatchedSeconds)).execute();
  await db.deleteFrom("replaced_email").where("replaced_at", "<=", before(contactsWatchedSeconds)).execute();
  await db.deleteFrom("oidc_record").where("expires_at", "<=", before(hour)).execute();
  await db
    .deleteFrom("digest")
    .where("at", "<=", before(digestDays * day))
    .execute();
  await db.deleteFrom("rate").where("resets_at", "<=", before(hour)).execute();
  await db
    .updateTable("outbox")
    .set({ letter_sealed: null, to_hash: null, state: "expired" })
    .where("state", "=", "queued")
    .where("created_at", "<=", before(unsentLetterDays * day))
    .execute();
  await sweepFiles(core);
}

const atOnce = 100;

/** Removes what belongs to nothing: files under UUIDs that no saved section ever used, and bytes without a row (S-46, F-21). */
async function sweepFiles(core: Core): Promise<void> {
  await dropUnusedUuids(core);
  const orphans = await core.db
    .selectFrom("pending_bytes")
    .select("stored_name")
    .where("created_at", "<=", iso(secondsLater(core.now(), -orphanBytesSeconds)))
    .limit(atOnce)
    .execute();
  for (const { stored_name } of orphans) await removeBytes(core, stored_name);
}

/** Their rows go now, their bytes with the orphans: a save at this moment either finds the UUID or marks it first. */
async function dropUnusedUuids({ db, now }: Core): Promise<void> {
  const before = iso(secondsLater(now(), -unusedUuidSeconds));
  const overdue = iso(secondsLater(now(), -orphanBytesSeconds));
  const unusedUuids = await db
    .selectFrom("file_uuid")
    .select(["uuid", "registration_id"])
    .where("used_at", "is", null)
    .where("created_at", "<=", before)
    .limit(atOnce)
    .execute();
  for (const { uuid, registration_id } of unusedUuids) {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable("registration")
        .set((row) => ({ turn: row("turn", "+", 1) }))
        .where("id", "=", registration_id)
        .execute();
      const files = await trx
        .deleteFrom("stored_file")
        .where("uuid", "in", (still) =>
          still.selectFrom("file_uuid").select("uuid").where("uuid", "=", uuid).where("used_at", "is", null),
        )
        .returning("stored_name")
        .execute();
      if (files.length > 0) {
        await trx
          .insertInto("pending_bytes")
          .values(files.map(({ stored_name }) => ({ stored_name, created_at: overdue })))
          .onConflict((conflict) => conflict.column("stored_name").doNothing())
          .execute();
      }
      await trx.deleteFrom("file_uuid").where("uuid", "=", uuid).where("used_at", "is", null).execute();
    });
  }
}
