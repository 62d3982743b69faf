import type { z } from "zod";
import type { colleagues } from "~/contract";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { emailAddress } from "~/platform/core/contact-keys";
import type { Core, Context } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { newId } from "~/platform/records/accounts/accounts";
import { type TabColleague, listTabColleagues, sealPerson } from "~/platform/records/colleagues/colleague";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { newToken } from "~/platform/records/registrations/invitation";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { requireVisible } from "~/platform/records/registrations/saved-section";
import { requireRegistrationToken } from "~/platform/records/registrations/registration-session";
import { foldedEmail } from "~/rules/identifiers/email";
import { colleaguesMax } from "~/rules/colleagues/limits";
import { requireOpenToColleagues } from "./require-open";
import { countColleagueEmail, endOfColleague, sendInvitation } from "./send-invitation";

type InviteInput = z.output<typeof colleagues.invite.input>;

/** Invites a colleague to some tabs. A removed colleague is invited again under the same id. */
export async function inviteToTabs(core: Core, input: InviteInput, context: Context): Promise<{ colleagueId: string }> {
  const { now } = context;
  const registrationId = await requireRegistrationToken(core, context);
  for (const section of input.sections) requireVisible(core, section);
  const email = emailAddress(input.email);
  // Before the count: a refused invitation does not count against the limit.
  await findRemoved(core, core.db, registrationId, email);
  await countColleagueEmail(core, registrationId, now);
  const colleagueId = await core.db.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, registrationId);
    requireOpenToColleagues(registration);
    if (foldedEmail(openOwner(core.seal, registration).email) === foldedEmail(email))
      refuse("unacceptable", "colleague.own");
    const removed = await findRemoved(core, trx, registrationId, email);
    const person = { name: input.name.trim(), email };
    const id = removed?.id ?? newId();
    const { token, token_hash } = newToken();
    const expiresAt = endOfColleague(now);
    const row = {
      token_hash,
      person_sealed: sealPerson(core.seal, id, person),
      sections_json: JSON.stringify(input.sections),
      invited_at: iso(now),
      expires_at: expiresAt,
      seen_at: null,
      removed_at: null,
    };
    if (removed) await trx.updateTable("colleague").set(row).where("id", "=", id).execute();
    else
      await trx
        .insertInto("colleague")
        .values({ id, registration_id: registrationId, ...row })
        .execute();
    await sendInvitation(core, trx, registration, { ...person, sections: input.sections, expiresAt }, { token, now });
    await recordAudit(trx, {
      at: now,
      actor: `registrant:${registrationId}`,
      action: "colleague.invite",
      subject: `registration:${registrationId}`,
      details: { colleague: id, sections: input.sections.join(",") },
    });
    return id;
  });
  core.emailWaits();
  return { colleagueId };
}

/**
 * The removed colleague with this address. Refuses an address that is already invited, and a colleague beyond the
 * limit.
 */
async function findRemoved(
  core: Core,
  db: Db,
  registrationId: string,
  email: string,
): Promise<TabColleague | undefined> {
  const all = await listTabColleagues(core, db, registrationId);
  const known = all.find((one) => foldedEmail(one.email) === foldedEmail(email));
  if (known && known.removedAt === null) refuse("conflict", "colleague.known");
  if (all.filter(({ removedAt }) => removedAt === null).length >= colleaguesMax)
    refuse("unacceptable", "colleague.tooMany");
  return known;
}
