import type { z } from "zod";
import type { changeReview } from "~/contract";
import { recordAudit } from "~/platform/ground/audit/record";
import { iso } from "~/platform/ground/base/instants";
import { refuse } from "~/platform/ground/base/refuse";
import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { emailHash } from "~/platform/ground/contact-keys";
import { linkClosed } from "~/platform/ground/letters/watched-change";
import { putInOutbox } from "~/platform/ground/outbox/outbox";
import { closedLinks } from "~/platform/records/changes/stop-link";
import { openKnown, lockChange, requireProposed } from "~/platform/records/changes/changes";
import type { Actor } from "~/platform/records/sessions/actor";
import { requireOther } from "./decide";

type Input = z.output<typeof changeReview.closeLink.input>;

/** Closes the link of a recipient for this change and later ones, once somebody was reached by phone; they are told. */
export async function closeLink(core: Core, input: Input, actor: Actor, now: Date): Promise<void> {
  const { seal, config } = core;
  const proposed = await requireProposed(core.db, input.changeId);
  await core.db.transaction().execute(async (trx) => {
    const locked = await lockChange(trx, proposed);
    const { change, registration } = locked;
    await requireOther(trx, locked, actor);
    const { emails } = openKnown(seal, change);
    const email = emails[input.recipient] ?? refuse("unknown", "change.recipient.unknown");
    if (!(await hasReached(trx, change.id))) refuse("conflict", "change.recipient.notReached");
    const isClosed = await closedLinks(core, trx, registration.id);
    if (emails.filter((one) => one !== email && !isClosed(one)).length === 0)
      refuse("conflict", "change.recipient.last");
    if (isClosed(email)) return;
    const email_hash = emailHash(seal, email);
    const row = { registration_id: registration.id, email_hash, closed_by: actor.accountId, at: iso(now) };
    const note_sealed = seal.close(input.note, `closed-link:${registration.id}:${email_hash}`);
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
    const letter = linkClosed({ ...config, language: registration.language });
    await putInOutbox(trx, seal, { kind: "change.linkClosed", to: email, letter, now });
  });
  core.letterWaits();
}

/** Whether a call about the change reached somebody of the company. */
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
