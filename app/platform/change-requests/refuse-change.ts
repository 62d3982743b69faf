import type { z } from "zod";
import type { changeReview } from "~/contract";
import type { Core } from "../core";
import type { Actor } from "../identity/actor";
import { sealPart } from "./contents";
import { decide, requireOther } from "./decide";
import { giveFilesBack } from "./give-files-back";
import { moveChange, requireStep } from "./step";
import { tellSupplier } from "./tell-accounts";
import { requireSeen } from "./version";

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
    const refused = await moveChange(trx, change, step, also);
    await tellSupplier(trx, refused, "refused", now, reason);
    return refused;
  });
