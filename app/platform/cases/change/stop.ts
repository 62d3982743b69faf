import type { z } from "zod";
import type { stopChange, changeReview } from "~/contract";
import { announcedChange } from "~/rules/change-request/announced-change";
import { nextChange } from "~/rules/change-request/change-transitions";
import { findCompanyName } from "~/platform/records/registrations/company-name";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { maskedEmail } from "~/rules/identifiers/masked-email";
import { alarmAboutStop } from "~/platform/records/changes/change-alarms";
import { aboutClosedLink, closedLinks, recipientOfKey } from "~/platform/records/changes/stop-link";
import {
  type CompanyChange,
  openContents,
  openKnown,
  sealPart,
  lockChange,
  requireProposed,
} from "~/platform/records/changes/company-change";
import { moveChange } from "~/platform/records/changes/move-change";
import { notifyChangeSupplier } from "~/platform/records/changes/notify-accounts";
import { notifyKnown } from "~/platform/records/changes/notify-known";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { emailHash } from "~/platform/core/contact-keys";
import { linkClosed } from "~/platform/core/emails/watched-change";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import type { Actor } from "~/platform/records/sessions/actor";
import { requireOther } from "./decide";

type Link = z.output<typeof stopChange.look.input>;
type StopLinkAnswer = z.input<typeof stopChange.look.answer>;
/** A change, and the email address of the recipient of the link. */
type LinkedChange = { change: CompanyChange; email: string };

/** The change that the emailed link would stop. */
export async function lookAtStop(core: Core, link: Link): Promise<StopLinkAnswer> {
  const linkedChange = await requireLinked(core, link);
  return toAnswer(core, core.db, linkedChange, await isLinkClosed(core, core.db, linkedChange));
}

/** Freezes the change, notifies everyone, and alerts purchasing (S-50). A late or second click only shows the state. */
export async function stop(core: Core, link: Link, now: Date): Promise<StopLinkAnswer> {
  const linkedChange = await requireLinked(core, link);
  const answer = await core.db.transaction().execute(async (trx) => {
    const { change, registration } = await lockChange(trx, linkedChange.change);
    const { email } = linkedChange;
    const isClosed = await isLinkClosed(core, trx, { change, email });
    const step = isClosed ? undefined : nextChange(change.care_level, change.state, "stop");
    if (!step) return toAnswer(core, trx, { change, email }, isClosed);
    const also = { stopped_by_sealed: sealPart(core.seal, change.id, "stoppedBy", email) };
    const stoppedChange = await moveChange(trx, change, { to: step.to, event: "stop", by: "stop-link", now }, also);
    await notifyKnown(core, trx, { change: stoppedChange, registration }, "stopped", now);
    await notifyChangeSupplier(trx, stoppedChange, "stopped", now);
    await alarmAboutStop(core, trx, stoppedChange, maskedEmail(email), now);
    return toAnswer(core, trx, { change: stoppedChange, email }, false);
  });
  core.emailWaits();
  core.headWaits();
  return answer;
}

async function requireLinked({ db, seal }: Core, { changeId, key }: Link): Promise<LinkedChange> {
  const recipient = recipientOfKey(seal, changeId, key);
  const change =
    recipient === undefined
      ? undefined
      : await db.selectFrom("change_request").selectAll().where("id", "=", changeId).executeTakeFirst();
  const email = change && openKnown(seal, change).emails[recipient ?? -1];
  return change && email !== undefined ? { change, email } : refuse("unknown", "change.stopUnknown");
}

async function isLinkClosed(core: Core, db: Db, { change, email }: LinkedChange): Promise<boolean> {
  return (await closedLinks(core, db, change.registration_id))(email);
}

function readStanding({ care_level, state }: CompanyChange, isClosed: boolean): StopLinkAnswer["standing"] {
  if (state === "stopped" || state === "effective") return state;
  if (!nextChange(care_level, state, "stop")) return "over";
  return isClosed ? "closed" : "open";
}

async function toAnswer(core: Core, db: Db, { change }: LinkedChange, isClosed: boolean): Promise<StopLinkAnswer> {
  const { before, after } = openContents(core.seal, change);
  const standing = readStanding(change, isClosed);
  const announced = announcedChange(change.section_id, before, after);
  return {
    standing,
    companyName: await findCompanyName(core, db, change.registration_id),
    section: change.section_id,
    subject: announced.subject,
    before: [...announced.before],
    after: [...announced.after],
    proposedAt: change.proposed_at ?? change.created_at,
    approvedAt: [change.first_approved_at, change.second_approved_at].filter((at) => at !== null),
    effectiveAt: change.state === "scheduled" || change.state === "effective" ? change.effective_at : null,
  };
}

type LinkClosure = z.output<typeof changeReview.closeLink.input>;

/** Disables a recipient's link for this and later changes after that person was reached by phone, and notifies them. */
export async function closeLink(core: Core, input: LinkClosure, actor: Actor, now: Date): Promise<void> {
  const { seal, config } = core;
  const proposedChange = await requireProposed(core.db, input.changeId);
  await core.db.transaction().execute(async (trx) => {
    const lockedChange = await lockChange(trx, proposedChange);
    const { change, registration } = lockedChange;
    await requireOther(trx, lockedChange, actor);
    const { emails } = openKnown(seal, change);
    const email = emails[input.recipient] ?? refuse("unknown", "change.recipient.unknown");
    if (!(await hasReached(trx, change.id))) refuse("conflict", "change.recipient.notReached");
    const isClosed = await closedLinks(core, trx, registration.id);
    if (emails.filter((one) => one !== email && !isClosed(one)).length === 0)
      refuse("conflict", "change.recipient.last");
    if (isClosed(email)) return;
    const email_hash = emailHash(seal, email);
    const row = { registration_id: registration.id, email_hash, closed_by: actor.accountId, at: iso(now) };
    const note_sealed = seal.close(input.note, aboutClosedLink(registration.id, email_hash));
    await trx
      .insertInto("closed_stop_link")
      .values({ ...row, note_sealed })
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "change.closeLink",
      subject: `registration:${registration.id}`,
      details: { change: change.id, recipient: input.recipient },
    });
    const message = linkClosed({ ...config, language: registration.language });
    await putInOutbox(trx, seal, {
      kind: "change.linkClosed",
      to: email,
      message,
      now,
      registrationId: registration.id,
    });
  });
  core.emailWaits();
}

/** Whether a call about the change reached a person of the company. */
async function hasReached(trx: Db, changeId: string): Promise<boolean> {
  const call = await trx
    .selectFrom("change_call")
    .select("id")
    .where("change_id", "=", changeId)
    .where("outcome", "in", ["confirmed", "denied"])
    .limit(1)
    .executeTakeFirst();
  return call !== undefined;
}
