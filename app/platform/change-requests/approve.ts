import type { Core } from "../core";
import type { Db } from "../db/schema";
import type { Actor } from "../identity/actor";
import { iso, secondsLater } from "../instants";
import { bankCoolingSeconds } from "../limits";
import { apply } from "./apply";
import type { Change } from "./contents";
import { decide, requireApprovable, requireOther } from "./decide";
import type { Locked } from "./find";
import { moveChange, requireStep } from "./step";
import { tellSupplier } from "./tell-accounts";
import { tellKnown } from "./tell-known";
import { requireUnchanged } from "./unchanged";

/** Approves a change: ordinary ones take effect at once, bank details 48 h after the second of two people (S-48, S-49). */
export const approve = (core: Core, changeId: string, actor: Actor, now: Date) =>
  decide(core, changeId, async (trx, locked) => {
    const { change } = locked;
    const { to } = requireStep(change, "approve");
    await requireOther(trx, locked, actor);
    requireApprovable(change, actor);
    await requireUnchanged(core, trx, change);
    const step = { to, event: "approve", by: actor, now } as const;
    if (to === "effective") return takeEffect(core, trx, change, step);
    const at = iso(now);
    if (to === "onceApproved")
      return moveChange(trx, change, step, { first_approver_id: actor.accountId, first_approved_at: at });
    return schedule(core, trx, locked, step);
  });

type Step = { to: Change["state"]; event: "approve"; by: Actor; now: Date };

async function takeEffect(core: Core, trx: Db, change: Change, step: Step): Promise<Change> {
  const at = iso(step.now);
  await apply(core, trx, change, step.now);
  const effective = await moveChange(trx, change, step, {
    first_approver_id: step.by.accountId,
    first_approved_at: at,
    effective_at: at,
    applied_at: at,
  });
  await tellSupplier(trx, effective, "effective", step.now);
  return effective;
}

/** The second approval: from now on the time runs, and everybody known before is told until when it can be stopped. */
async function schedule(core: Core, trx: Db, { change, registration }: Locked, step: Step): Promise<Change> {
  const scheduled = await moveChange(trx, change, step, {
    second_approver_id: step.by.accountId,
    second_approved_at: iso(step.now),
    effective_at: iso(secondsLater(step.now, bankCoolingSeconds)),
  });
  await tellKnown(core, trx, { change: scheduled, registration }, "scheduled", step.now);
  await tellSupplier(trx, scheduled, "scheduled", step.now);
  return scheduled;
}
