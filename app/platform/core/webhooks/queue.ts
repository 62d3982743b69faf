import { randomBytes } from "node:crypto";
import type { WebhookEvent } from "~/rules/webhook/webhook-events";
import { webhookHours } from "~/rules/webhook/limits";
import { hours, inSeconds } from "~/rules/time";
import { iso, secondsLater } from "~/platform/core/base/instants";
import type { Db } from "~/platform/core/database/schema";

type Happening = { event: WebhookEvent; registrationId: string; details: string; at: Date };

/** The time at which a push queued now is abandoned. */
export const tryUntil = (now: Date): string => iso(secondsLater(now, inSeconds(hours(webhookHours))));

/** Puts an event in the queue of every address, in the same transaction as its cause: both happen, or neither does. */
export async function queueEvent(trx: Db, { event, registrationId, details, at }: Happening): Promise<void> {
  const addresses = await trx.selectFrom("webhook_address").selectAll().execute();
  if (addresses.length === 0) return;
  const registration = await trx
    .selectFrom("registration")
    .select(["number", "state"])
    .where("id", "=", registrationId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("webhook_delivery")
    .values(
      addresses.map(({ id, host }) => ({
        id: `msg_${randomBytes(16).toString("hex")}`,
        address_id: id,
        host,
        event,
        registration_id: registrationId,
        number: registration.number,
        registration_state: registration.state,
        details,
        state: "waiting" as const,
        created_at: iso(at),
        next_at: iso(at),
        try_until: tryUntil(at),
        leased_until: null,
        attempts: 0,
        failures: 0,
        tried_at: null,
        status: null,
        problem: null,
      })),
    )
    .execute();
}
