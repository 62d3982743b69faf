import type { z } from "zod";
import type { changeReview } from "~/contract";
import type { Core } from "~/platform/ground/core";
import type { Actor } from "~/platform/records/sessions/actor";
import { sealPart } from "~/platform/records/changes/contents";
import { decide, requireOther } from "./decide";
import { giveFilesBack } from "~/platform/records/changes/give-files-back";
import { moveChange, requireStep } from "~/platform/records/changes/step";
import { tellSupplier } from "~/platform/records/changes/tell-accounts";
import { requireSeen } from "~/platform/records/changes/version";

type Input = z.output<typeof changeReview.refuse.input>;

/** Refuses a change that has not taken effect, whatever was approved or stopped before; the supplier is told why. */
export const refuseChange = (core: Core, { changeId, version, reason }: Input, actor: Actor, now: Date) =>
  decide(core, changeId, async (trx, locked) => {
    const { change } = locked;
    const { to } = requireStep(change, "refuse");
    await requireOther(trx, locked, actor);
    await requireSeen(core, trx, change, version, now);
    await giveFilesBack(core, trx, change, now);
    const step = { to, event: "refuse", by: actor, now } as const;
    const also = { effective_at: null, reason_sealed: sealPart(core.seal, change.id, "reason", reason) };
    const refusedChange = await moveChange(trx, change, step, also);
    await tellSupplier(trx, refusedChange, "refused", now, reason);
    return refusedChange;
  });
