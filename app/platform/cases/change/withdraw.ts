import { requireCompany } from "~/platform/records/registrations/supplier";
import type { Core } from "~/platform/ground/core";
import type { Actor } from "~/platform/records/sessions/actor";
import { lockChange, requireOwn } from "~/platform/records/changes/find";
import { giveFilesBack } from "~/platform/records/changes/give-files-back";
import { moveChange, requireStep } from "~/platform/records/changes/step";

/** The supplier takes a change back that has not taken effect. One that was stopped is purchasing's to end. */
export async function withdraw(core: Core, changeId: string, actor: Actor, now: Date): Promise<void> {
  const { id } = await requireCompany(core, actor);
  const own = await requireOwn(core.db, id, actor.accountId, changeId);
  await core.db.transaction().execute(async (trx) => {
    const { change } = await lockChange(trx, own);
    const { to } = requireStep(change, "withdraw");
    if (change.proposed_at) await giveFilesBack(core, trx, change, now);
    await moveChange(trx, change, { to, event: "withdraw", by: actor, now }, { effective_at: null });
  });
}
