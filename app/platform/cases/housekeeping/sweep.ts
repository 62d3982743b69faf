import type { Core } from "~/platform/ground/core";
import { sweepFiles } from "./sweep-files";
import { iso, secondsLater } from "~/platform/ground/base/instants";
import {
  contactsWatchedSeconds,
  expiredCodeSeconds,
  lateSaveSeconds,
  unsentLetterDays,
} from "~/platform/ground/settings/limits";

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
