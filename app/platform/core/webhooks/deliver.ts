import { toWebhookBody } from "~/rules/webhook/webhook-body";
import { webhookTimeoutMs, webhookWait } from "~/rules/webhook/limits";
import { iso, secondsLater } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import { skipTaken } from "~/platform/core/database/skip-taken";
import { drainQueue } from "~/platform/core/jobs/drain-queue";
import { startWorker, type Worker } from "~/platform/core/jobs/waking-worker";
import type { WebhookSettings } from "~/platform/core/settings/config";
import { addressId } from "./addresses";
import { type WebhookResult, send } from "./send";

/** The maximum number of concurrent deliveries to one address. */
const concurrency = 10;
/** The lease of a delivery. Longer than any attempt; after it another process may retry. */
const leaseSeconds = 60;

type Delivery = Pick<Core, "db" | "now" | "config">;
type DueDelivery = Awaited<ReturnType<typeof claimDue>>[number];

/**
 * Sends everything that is due; returns the number of rows it processed. Several processes may run it at the same time. Each
 * address has a separate queue, so that an unresponsive one does not delay the others.
 */
export async function deliverEvents(
  core: Delivery,
  settings: WebhookSettings,
  nextWake?: () => Promise<void>,
): Promise<number> {
  const deliverTo = (url: string) =>
    drainQueue({
      claim: (most) => claimDue(core, addressId(url), most),
      work: (row) => deliver(core, settings, url, row),
      concurrency,
      nextWake,
    });
  const counts = await Promise.all(settings.urls.map(deliverTo));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Claims due rows for a limited time; the second condition excludes a process that chose the same ones. */
function claimDue({ db, now }: Delivery, address: string, most: number) {
  const at = iso(now());
  return db
    .updateTable("webhook_delivery")
    .set((row) => ({ leased_until: iso(secondsLater(now(), leaseSeconds)), attempts: row("attempts", "+", 1) }))
    .where("id", "in", (due) =>
      due
        .selectFrom("webhook_delivery")
        .select("id")
        .where("address_id", "=", address)
        .where("state", "=", "waiting")
        .where("next_at", "<=", at)
        .where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", at)]))
        .orderBy("next_at")
        .orderBy("created_at")
        .limit(most)
        .$call(skipTaken(db)),
    )
    .where("state", "=", "waiting")
    .where((row) => row.or([row("leased_until", "is", null), row("leased_until", "<=", at)]))
    .returningAll()
    .execute();
}

async function deliver(
  core: Delivery,
  { secrets, timeoutMs = webhookTimeoutMs }: WebhookSettings,
  url: string,
  row: DueDelivery,
) {
  const { id, event, host, attempts } = row;
  const body = toWebhookBody(
    {
      id,
      event,
      at: row.created_at,
      registrationId: row.registration_id,
      number: row.number,
      state: row.registration_state,
      details: JSON.parse(row.details) as Record<string, string | number | boolean>,
    },
    core.config.publicOrigin,
  );
  const result = await send({ url, secrets, id, body, at: core.now(), timeoutMs });
  const about = { id, kind: event, host, attempts };
  if (result.problem === null) core.config.log.info({ event: "webhook_delivered", ...about });
  else core.config.log.warn({ event: "webhook_not_delivered", ...about, ...result });
  await note(core, row, result);
}

/** Records the result of an attempt, unless another process has taken the row since. */
async function note({ db, now }: Delivery, row: DueDelivery, { status, problem }: WebhookResult) {
  const at = now();
  const failures = problem === null ? 0 : row.failures + 1;
  const next = problem === null ? null : iso(secondsLater(at, webhookWait(failures, Math.random())));
  const isOver = next === null || next > row.try_until;
  await db
    .updateTable("webhook_delivery")
    .set({
      ...(isOver ? { state: problem === null ? "delivered" : "failed", next_at: null } : { next_at: next }),
      leased_until: null,
      failures,
      tried_at: iso(at),
      status,
      problem,
    })
    .where("id", "=", row.id)
    .where("attempts", "=", row.attempts)
    .where("state", "=", "waiting")
    .execute();
}

/** The worker of this process that pushes events. */
export const startWebhookWorker = (core: Core, settings: WebhookSettings): Worker =>
  startWorker({
    run: (nextWake) => deliverEvents(core, settings, nextWake),
    failed: "webhook_worker_failed",
    log: core.config.log,
  });
