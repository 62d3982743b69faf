import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Db } from "~/platform/core/database/schema";

/** An email in the outbox; with a registration, only an email about it. */
type Wanted = { id: string; registrationId?: string };

/**
 * Schedules an email for immediate delivery and resets its attempts: a waiting or held email, or an undelivered one
 * that can be resent. Returns its kind. Refusals: `letter.unknown` (404), `letter.notResendable` (409: it is being
 * sent, was sent, held a secret, or came too late).
 */
export async function sendNow(trx: Db, wanted: Wanted, now: Date): Promise<string> {
  const email = await trx
    .updateTable("outbox")
    .set({ next_at: iso(now), created_at: iso(now), attempts: 0 })
    .where("id", "=", wanted.id)
    .where("state", "=", "queued")
    .where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", iso(now))]))
    .where((row) => row.or([row("expires_at", "is", null), row("expires_at", ">", iso(now))]))
    .returning("kind")
    .executeTakeFirst();
  return email ? email.kind : sendAgain(trx, wanted, now);
}

/**
 * Puts an undelivered email back in the queue. A second press has no effect, because the email is already queued.
 * Returns its kind. Refusals: `letter.unknown` (404), `letter.notResendable` (409).
 */
export async function sendAgain(trx: Db, { id, registrationId }: Wanted, now: Date): Promise<string> {
  const sent = await trx
    .updateTable("outbox")
    .set({
      state: "queued",
      created_at: iso(now),
      next_at: iso(now),
      leased_until: null,
      attempts: 0,
      reported_at: null,
    })
    .where("id", "=", id)
    .$if(registrationId !== undefined, (rows) => rows.where("registration_id", "=", registrationId ?? ""))
    .where("state", "=", "failed")
    .where("failed_at", "is not", null)
    .where("letter_sealed", "is not", null)
    .where("is_secret", "=", 0)
    .where("expires_at", "is", null)
    .returning("kind")
    .executeTakeFirst();
  if (sent) return sent.kind;
  const known = await trx
    .selectFrom("outbox")
    .select("id")
    .where("id", "=", id)
    .$if(registrationId !== undefined, (rows) => rows.where("registration_id", "=", registrationId ?? ""))
    .executeTakeFirst();
  return known ? refuse("conflict", "letter.notResendable") : refuse("unknown", "letter.unknown");
}
