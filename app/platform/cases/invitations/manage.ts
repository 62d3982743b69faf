import { canResend, isOpen, stateAt } from "~/rules/invitation/invitation-states";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { emailHash, emailHashes } from "~/platform/core/contact-keys";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { type Invitation, newToken, openInvitationContent } from "~/platform/records/registrations/invitation";
import { countInvitations, endOfInvitation, post } from "./post";

type InvitationInput = { invitationId: string };

/** Sends another email with a new link, valid for the full period; the previous link stops working. */
export async function resendInvitation(
  core: Core,
  { invitationId }: InvitationInput,
  { actor, now }: ActorContext,
): Promise<Record<string, never>> {
  await requireInvitation(core.db, invitationId);
  await countInvitations(core, actor.accountId, 1, now);
  await core.db.transaction().execute(async (trx) => {
    const invitation = await lock(trx, invitationId);
    if (!canResend(stateAt(invitation.state, invitation.expires_at, iso(now)))) refuse("conflict", "invitation.over");
    const content = openInvitationContent(core.seal, invitation);
    await requireAlone(core, trx, invitation, content.email);
    const { token, token_hash } = newToken();
    const change = {
      token_hash,
      open_key: emailHash(core.seal, content.email),
      state: "sent" as const,
      sent_at: iso(now),
      expires_at: endOfInvitation(now),
    };
    await trx.updateTable("invitation").set(change).where("id", "=", invitationId).execute();
    await post(core, trx, { row: { ...invitation, ...change }, content, token }, actor.accountId, now);
    await note(trx, invitationId, "invitation.resend", actor.accountId, now);
  });
  core.emailWaits();
  return {};
}

/** Withdraws an invitation, so that its link stops working. Idempotent. */
export async function withdrawInvitation(
  core: Core,
  { invitationId }: InvitationInput,
  { actor, now }: ActorContext,
): Promise<Record<string, never>> {
  await core.db.transaction().execute(async (trx) => {
    const { state, expires_at } = await lock(trx, invitationId);
    if (state === "withdrawn") return;
    if (!isOpen(state) && stateAt(state, expires_at, iso(now)) !== "expired") refuse("conflict", "invitation.over");
    await trx
      .updateTable("invitation")
      .set({ state: "withdrawn", open_key: null })
      .where("id", "=", invitationId)
      .execute();
    await note(trx, invitationId, "invitation.withdraw", actor.accountId, now);
  });
  return {};
}

async function requireInvitation(db: Db, id: string): Promise<Invitation> {
  const row = await db.selectFrom("invitation").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? refuse("unknown", "invitation.unknown");
}

/** Locks an invitation and returns its current state, once pending changes are committed. */
async function lock(trx: Db, id: string): Promise<Invitation> {
  const row = await trx
    .updateTable("invitation")
    .set((is) => ({ id: is.ref("id") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ?? refuse("unknown", "invitation.unknown");
}

/** The address of an expired invitation may have registered or been invited again since. */
async function requireAlone({ seal }: Core, trx: Db, { id }: Invitation, email: string): Promise<void> {
  const hashes = emailHashes(seal, email);
  const registration = trx.selectFrom("registration").select("id").where("open_key", "in", hashes);
  const other = trx.selectFrom("invitation").select("id").where("open_key", "in", hashes).where("id", "!=", id);
  for (const query of [registration, other]) if (await query.executeTakeFirst()) refuse("conflict", "invitation.over");
}

const note = (trx: Db, invitationId: string, action: AuditAction, accountId: string, now: Date) =>
  recordAudit(trx, { at: now, actor: `account:${accountId}`, action, subject: `invitation:${invitationId}` });
