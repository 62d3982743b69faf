import { careFor } from "~/rules/change-request/care";
import { recordAudit } from "../audit/record";
import type { Core } from "../core";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";
import { iso } from "../instants";
import { openKnown, sealPart } from "./contents";
import { decide, requireOther } from "./decide";

/**
 * Records the call to the supplier: who called, when, and which number, which can only be one that was known before the
 * change was proposed (S-52). The first approval closes it.
 */
export const recordCall = (core: Core, changeId: string, contactId: string, actor: Actor, now: Date) =>
  decide(core, changeId, async (trx, locked) => {
    const { change } = locked;
    const isAsked = careFor(change.section_id).isCalledBack && change.state === "proposed";
    if (!isAsked) refuse(409, "change.notPossible", { state: change.state });
    await requireOther(trx, locked, actor);
    const called =
      openKnown(core.seal, change).numbers.find((one) => one.contactId === contactId) ??
      refuse(422, "change.callBack.unknown");
    const set = {
      caller_id: actor.accountId,
      called_back_at: iso(now),
      call_sealed: sealPart(core.seal, change.id, "call", called),
    };
    await trx.updateTable("change_request").set(set).where("id", "=", change.id).execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "change.call",
      subject: `registration:${change.registration_id}`,
      details: { change: change.id },
    });
    return { ...change, ...set };
  });
