import type { Core } from "../core";
import { Refused } from "../http/refuse";
import { iso } from "../instants";
import { apply } from "./apply";
import type { Change } from "./contents";
import { lockChange } from "./find";
import { moveChange, requireStep } from "./step";
import { tellSupplier } from "./tell-accounts";
import { tellKnown } from "./tell-known";

/** How many take effect in one go; the next run takes the others. */
const atOnce = 100;

/**
 * Lets every approved change whose time has come take effect (S-49). Several processes may run it at once: each change is
 * locked and looked at again before, so it happens once, and one that was stopped at the last moment stays stopped.
 */
export async function applyDueChanges(core: Core): Promise<void> {
  const now = core.now();
  const due = await core.db
    .selectFrom("change_request")
    .selectAll()
    .where("state", "=", "scheduled")
    .where("effective_at", "<=", iso(now))
    .orderBy("effective_at")
    .limit(atOnce)
    .execute();
  for (const change of due) await applyOne(core, change, now);
  if (due.length > 0) core.letterWaits();
}

async function applyOne(core: Core, due: Change, now: Date) {
  try {
    await core.db.transaction().execute(async (trx) => {
      const { change, registration } = await lockChange(trx, due);
      const { to } = requireStep(change, "takeEffect");
      await apply(core, trx, change, now);
      const step = { to, event: "takeEffect", by: "system", now } as const;
      const effective = await moveChange(trx, change, step, { applied_at: iso(now) });
      await tellKnown(core, trx, { change: effective, registration }, "effective", now);
      await tellSupplier(trx, effective, "effective", now);
    });
  } catch (error) {
    // Another process, or the stop link, was first.
    if (!(error instanceof Refused)) throw error;
  }
}
