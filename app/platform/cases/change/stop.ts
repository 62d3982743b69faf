import type { z } from "zod";
import type { stopChange } from "~/contract";
import { announcedValues } from "~/rules/change-request/announced";
import { nextChange } from "~/rules/change-request/states";
import type { FormValues } from "~/rules/form-values";
import { companyNameOf } from "~/platform/records/registrations/company";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { maskedEmail } from "~/platform/records/accounts/code-channel";
import { alarmAboutStop } from "~/platform/records/changes/alarms";
import { closedLinks, recipientOfKey } from "~/platform/records/changes/stop-link";
import { type Change, openContents, openKnown, sealPart, lockChange } from "~/platform/records/changes/changes";
import { moveChange } from "~/platform/records/changes/step";
import { tellSupplier } from "~/platform/records/changes/tell-accounts";
import { tellKnown } from "~/platform/records/changes/tell-known";

type Link = z.output<typeof stopChange.look.input>;
type Answer = z.input<typeof stopChange.look.answer>;
/** A change and the e-mail of the recipient whose link it is. */
type Linked = { change: Change; email: string };

/** What the link of the letter would stop. */
export async function lookAtStop(core: Core, link: Link): Promise<Answer> {
  const linked = await requireLinked(core, link);
  return toAnswer(core, core.db, linked, await isLinkClosed(core, core.db, linked));
}

/** Freezes the change, tells everybody, and alerts purchasing (S-50). A late or second click only sees how it stands. */
export async function stop(core: Core, link: Link, now: Date): Promise<Answer> {
  const linked = await requireLinked(core, link);
  const answer = await core.db.transaction().execute(async (trx) => {
    const { change, registration } = await lockChange(trx, linked.change);
    const { email } = linked;
    const isClosed = await isLinkClosed(core, trx, { change, email });
    const step = isClosed ? undefined : nextChange(change.care_level, change.state, "stop");
    if (!step) return toAnswer(core, trx, { change, email }, isClosed);
    const also = { stopped_by_sealed: sealPart(core.seal, change.id, "stoppedBy", email) };
    const stoppedChange = await moveChange(trx, change, { to: step.to, event: "stop", by: "stop-link", now }, also);
    await tellKnown(core, trx, { change: stoppedChange, registration }, "stopped", now);
    await tellSupplier(trx, stoppedChange, "stopped", now);
    await alarmAboutStop(core, trx, stoppedChange, maskedEmail(email), now);
    return toAnswer(core, trx, { change: stoppedChange, email }, false);
  });
  core.letterWaits();
  return answer;
}

async function requireLinked({ db, seal }: Core, { changeId, key }: Link): Promise<Linked> {
  const recipient = recipientOfKey(seal, changeId, key);
  const change =
    recipient === undefined
      ? undefined
      : await db.selectFrom("change_request").selectAll().where("id", "=", changeId).executeTakeFirst();
  const email = change && openKnown(seal, change).emails[recipient ?? -1];
  return change && email !== undefined ? { change, email } : refuse("unknown", "change.stopUnknown");
}

async function isLinkClosed(core: Core, db: Db, { change, email }: Linked): Promise<boolean> {
  return (await closedLinks(core, db, change.registration_id))(email);
}

function standingOf({ care_level, state }: Change, isClosed: boolean): Answer["standing"] {
  if (state === "stopped" || state === "effective") return state;
  if (!nextChange(care_level, state, "stop")) return "over";
  return isClosed ? "closed" : "open";
}

async function toAnswer(core: Core, db: Db, { change }: Linked, isClosed: boolean): Promise<Answer> {
  const { before, after } = openContents(core.seal, change);
  const standing = standingOf(change, isClosed);
  return {
    standing,
    companyName: await companyNameOf(core, db, change.registration_id),
    section: change.section_id,
    before: announcedValues(change.section_id, before as FormValues),
    after: announcedValues(change.section_id, after as FormValues),
    proposedAt: change.proposed_at ?? change.created_at,
    effectiveAt: change.state === "scheduled" || change.state === "effective" ? change.effective_at : null,
  };
}
