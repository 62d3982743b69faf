import type { z } from "zod";
import { webhooks } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import { tryUntil } from "~/platform/core/webhooks/queue";
import { type ActorContext, type Handler, handleSession } from "~/platform/cases/handler";

/** Lists the webhooks for super admins, and sends an event again. */
export const webhookHandlers = (core: Core): Handler[] => [
  handleSession(webhooks.list, (input) => listDeliveries(core, input)),
  handleSession(webhooks.replay, async (input, context) => {
    await replay(core, input, context);
    return {};
  }),
];

async function listDeliveries({ db }: Core, { state, event, ...page }: z.output<typeof webhooks.list.input>) {
  const addresses = await db.selectFrom("webhook_address").select("host").distinct().orderBy("host").execute();
  const query = db
    .selectFrom("webhook_delivery")
    .$if(state !== undefined, (rows) => rows.where("state", "=", state ?? "waiting"))
    .$if(event !== undefined, (rows) => rows.where("event", "=", event ?? "registration.submit"));
  const list = await readTablePage(page, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query.selectAll().orderBy("created_at", "desc").orderBy("id"),
    toContent: (row) => ({
      deliveryId: row.id,
      event: row.event,
      registrationId: row.registration_id,
      number: row.number,
      host: row.host,
      state: row.state,
      attempts: row.attempts,
      problem: row.problem,
      status: row.status,
      createdAt: row.created_at,
      triedAt: row.tried_at,
      nextAt: row.next_at,
    }),
  });
  return { ...list, hosts: addresses.map(({ host }) => host) };
}

/**
 * Puts an event in the queue again, regardless of its state: a receiver that already has the event recognises it by its
 * id.
 */
async function replay(
  core: Core,
  { deliveryId }: z.output<typeof webhooks.replay.input>,
  { actor, now }: ActorContext,
): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("webhook_delivery")
      .set({ state: "waiting", next_at: iso(now), try_until: tryUntil(now), failures: 0 })
      .where("id", "=", deliveryId)
      .returning(["address_id", "event"])
      .executeTakeFirst();
    if (!row) return refuse("unknown", "webhook.unknown");
    const address = trx.selectFrom("webhook_address").select("id").where("id", "=", row.address_id);
    if (!(await address.executeTakeFirst())) refuse("conflict", "webhook.removed");
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "webhook.replay",
      subject: `webhook:${deliveryId}`,
      details: { event: row.event },
    });
  });
  core.emailWaits();
}
