import type { z } from "zod";
import type { colleagues } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core, Context } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { type TabColleague, listTabColleagues, stateNow } from "~/platform/records/colleagues/colleague";
import { newToken } from "~/platform/records/registrations/invitation";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { requireVisible } from "~/platform/records/registrations/saved-section";
import { endColleagueSessions, requireRegistrationToken } from "~/platform/records/registrations/registration-session";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { requireOpenToColleagues } from "./require-open";
import { countColleagueEmail, endOfColleague, sendInvitation } from "./send-invitation";

type ColleagueInput = { colleagueId: string };
type ListAnswer = z.input<typeof colleagues.list.answer>;
type TabsInput = z.output<typeof colleagues.changeTabs.input>;

/** Every colleague of the registration, in the order they were invited. */
export async function listInvited(core: Core, context: Context): Promise<ListAnswer> {
  const registrationId = await requireRegistrationToken(core, context);
  const all = await listTabColleagues(core, core.db, registrationId);
  return {
    colleagues: all.map((one) => ({
      colleagueId: one.id,
      name: one.name,
      email: one.email,
      sections: [...one.sections],
      state: stateNow(one, context.now),
      seenAt: one.seenAt,
      expiresAt: one.expiresAt,
    })),
  };
}

/** Sends another email with a new link, valid for the full period; the previous link stops working. */
export async function resendToColleague(core: Core, { colleagueId }: ColleagueInput, context: Context) {
  const { now } = context;
  const registrationId = await requireRegistrationToken(core, context);
  requireThere(await findColleague(core, core.db, registrationId, colleagueId));
  await countColleagueEmail(core, registrationId, now);
  await core.db.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId);
    requireOpenToColleagues(registration);
    const colleague = requireThere(await findColleague(core, trx, registrationId, colleagueId));
    const { token, token_hash } = newToken();
    const expiresAt = endOfColleague(now);
    await trx
      .updateTable("colleague")
      .set({ token_hash, expires_at: expiresAt })
      .where("id", "=", colleagueId)
      .execute();
    await sendInvitation(core, trx, registration, { ...colleague, expiresAt }, { token, now });
    await note(trx, colleague, "colleague.resend", now);
  });
  core.emailWaits();
  return {};
}

/** Changes the tabs of a colleague, from their next call on. */
export async function changeTabs(core: Core, { colleagueId, sections }: TabsInput, context: Context) {
  const registrationId = await requireRegistrationToken(core, context);
  for (const section of sections) requireVisible(core, section);
  await core.db.transaction().execute(async (trx) => {
    await lockRegistration(trx, registrationId);
    const colleague = requireThere(await findColleague(core, trx, registrationId, colleagueId));
    await trx
      .updateTable("colleague")
      .set({ sections_json: JSON.stringify(sections) })
      .where("id", "=", colleagueId)
      .execute();
    await note(trx, { ...colleague, sections }, "colleague.changeTabs", context.now);
  });
  return {};
}

/** Removes a colleague: the link stops working, and the sessions end. */
export async function removeColleague(core: Core, { colleagueId }: ColleagueInput, context: Context) {
  const { now } = context;
  const registrationId = await requireRegistrationToken(core, context);
  await core.db.transaction().execute(async (trx) => {
    await lockRegistration(trx, registrationId);
    const colleague = await findColleague(core, trx, registrationId, colleagueId);
    if (colleague.removedAt !== null) return;
    await trx
      .updateTable("colleague")
      .set({ token_hash: null, removed_at: iso(now) })
      .where("id", "=", colleagueId)
      .execute();
    await endColleagueSessions(trx, colleagueId, now);
    await note(trx, colleague, "colleague.remove", now);
  });
  return {};
}

/** A colleague of this registration. Refuses all others as unknown. */
async function findColleague(core: Core, db: Db, registrationId: string, id: string): Promise<TabColleague> {
  const all = await listTabColleagues(core, db, registrationId);
  return all.find((one) => one.id === id) ?? refuse("unknown", "colleague.unknown");
}

const requireThere = (colleague: TabColleague): TabColleague =>
  colleague.removedAt === null ? colleague : refuse("unknown", "colleague.unknown");

function note(trx: Db, { id, registrationId, sections }: TabColleague, action: AuditAction, now: Date) {
  return recordAudit(trx, {
    at: now,
    actor: `registrant:${registrationId}`,
    action,
    subject: `registration:${registrationId}`,
    details: { colleague: id, sections: sections.join(",") },
  });
}
