import type { z } from "zod";
import type { queueViews } from "~/contract";
import { maxQueueViews } from "~/rules/onboarding/limits";
import {
  parseQueuePlace,
  type QueueFilter,
  standardViews,
  toStandardFilter,
  toViewQuery,
} from "~/rules/queue/queue-place";
import { toQueueInput } from "~/rules/queue/queue-input";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { newId } from "~/platform/records/accounts/accounts";
import { matching } from "~/platform/records/queue/queue-filter";
import type { Actor } from "~/platform/records/sessions/actor";

/**
 * The number of registrations in each view: the standard views, those of this account, and those shared in its tenant.
 */
export async function listViews(core: Core, actor: Actor, now: Date): Promise<z.input<typeof queueViews.list.answer>> {
  const { accountId, tenantId } = actor;
  const reader = { actor, now };
  const rows = await core.db
    .selectFrom("queue_view")
    .selectAll()
    .where("tenant_id", "=", tenantId ?? "")
    .where((row) => row.or([row("account_id", "=", accountId), row("is_shared", "=", 1)]))
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostShown)
    .execute();
  const standard: Record<string, number> = {};
  for (const view of standardViews) standard[view] = await countMatching(core, toStandardFilter(view), reader);
  const saved = [];
  for (const row of rows)
    saved.push({
      viewId: row.id,
      name: row.name,
      query: row.query,
      isShared: row.is_shared === 1,
      isOwn: row.account_id === accountId,
      count: await countMatching(core, parseQueuePlace(new URLSearchParams(row.query)), reader),
    });
  return { standard: standard as Record<(typeof standardViews)[number], number>, saved };
}

/** The maximum number of saved views that are counted and shown, because each needs a query. */
const mostShown = 3 * maxQueueViews;

async function countMatching(core: Core, filter: QueueFilter, reader: Parameters<typeof matching>[2]): Promise<number> {
  const { total } = await matching(core, toQueueInput(filter), reader)
    .select(({ fn }) => fn.countAll().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Saves a view of this account under its name. Returns its id. */
export const saveView = (
  { db, now }: Core,
  { accountId: account_id, tenantId }: Actor,
  { name, query, isShared }: z.output<typeof queueViews.save.input>,
): Promise<{ viewId: string }> =>
  db.transaction().execute(async (trx) => {
    const tenant_id = tenantId ?? refuse("forbidden", "request.e403");
    const view = { query: toViewQuery(parseQueuePlace(new URLSearchParams(query))), is_shared: isShared ? 1 : 0 };
    await trx
      .insertInto("queue_view")
      .values({ ...view, id: newId(), tenant_id, account_id, name, created_at: iso(now()) })
      .onConflict((conflict) => conflict.columns(["account_id", "tenant_id", "name"]).doUpdateSet(view))
      .execute();
    const own = trx.selectFrom("queue_view").where("account_id", "=", account_id).where("tenant_id", "=", tenant_id);
    // Counted after writing, because two simultaneous saves would not see each other before.
    const { total } = await own.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
    if (Number(total) > maxQueueViews) refuse("conflict", "queueView.tooMany", { max: maxQueueViews });
    const { id: viewId } = await own.select("id").where("name", "=", name).executeTakeFirstOrThrow();
    return { viewId };
  });

/** Removes a view of this account. */
export async function removeView(db: Db, { accountId }: Actor, viewId: string): Promise<void> {
  await db.deleteFrom("queue_view").where("id", "=", viewId).where("account_id", "=", accountId).execute();
}
