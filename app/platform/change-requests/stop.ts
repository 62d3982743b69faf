import type { z } from "zod";
import type { stopChange } from "~/contract";
import { maskedAccounts } from "~/rules/change-request/accounts";
import { type ChangeState, nextChange } from "~/rules/change-request/states";
import { companyNameOf } from "../company/name";
import type { Core } from "../core";
import type { Db } from "../db/schema";
import { refuse } from "../http/refuse";
import { type Change, openContents } from "./contents";
import { lockChange } from "./find";
import { moveChange } from "./step";
import { isStopKey } from "./stop-link";
import { tellPurchasing, tellSupplier } from "./tell-accounts";
import { tellKnown } from "./tell-known";

type Asked = z.output<typeof stopChange.look.input>;
type Answer = z.input<typeof stopChange.look.answer>;

/** What the link of the letter would stop. */
export const lookAtStop = async (core: Core, asked: Asked): Promise<Answer> =>
  told(core, await requireLinked(core, asked));

/** Freezes the change, tells everybody, and alerts purchasing (S-50). Who comes late or again is told how it stands. */
export async function stop(core: Core, asked: Asked, now: Date): Promise<Answer> {
  const linked = await requireLinked(core, asked);
  const stopped = await core.db.transaction().execute(async (trx) => {
    const { change, registration } = await lockChange(trx, linked);
    const step = nextChange(change.section_id, change.state, "stop");
    if (!step) return change;
    const moved = await moveChange(trx, change, { to: step.to, event: "stop", by: "stop-link", now });
    await tellKnown(core, trx, { change: moved, registration }, "stopped", now);
    await tellSupplier(trx, moved, "stopped", now);
    await tellPurchasing(trx, moved, "stopped", now);
    return moved;
  });
  core.letterWaits();
  return told(core, stopped);
}

async function requireLinked({ db, seal }: Core, { changeId, key }: Asked): Promise<Change> {
  const change = isStopKey(seal, changeId, key) ? await findChange(db, changeId) : undefined;
  return change ?? refuse(404, "change.stopUnknown");
}

const findChange = (db: Db, id: string) =>
  db.selectFrom("change_request").selectAll().where("id", "=", id).executeTakeFirst();

const standingAt = (state: ChangeState): Answer["standing"] => {
  if (state === "stopped" || state === "effective") return state;
  return nextChange("bank", state, "stop") ? "open" : "over";
};

async function told(core: Core, change: Change): Promise<Answer> {
  const { before, after } = openContents(core.seal, change);
  return {
    standing: standingAt(change.state),
    companyName: await companyNameOf(core, core.db, change.registration_id),
    before: maskedAccounts(before),
    after: maskedAccounts(after),
    proposedAt: change.proposed_at ?? change.created_at,
    effectiveAt: change.effective_at,
  };
}
