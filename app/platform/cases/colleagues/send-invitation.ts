import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { colleagueInvitation } from "~/platform/core/emails/colleague-invitation";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { colleagueEmails } from "~/platform/core/rate-limits/rates";
import type { TabColleague } from "~/platform/records/colleagues/colleague";
import { findCompanyName } from "~/platform/records/registrations/company-name";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { instantAfter } from "~/rules/calendar/dates";
import { colleagueDays } from "~/rules/colleagues/limits";

/** The expiry time of an invitation sent now. */
export const endOfColleague = (now: Date): string => instantAfter(iso(now), colleagueDays, "day");

/** Counts an email towards the daily limit of its registration, or refuses it (429). */
export const countColleagueEmail = (core: Core, registrationId: string, now: Date): Promise<void> =>
  countAgainst(core.db, now, [{ rate: colleagueEmails, subject: registrationId }]);

type Addressee = Pick<TabColleague, "name" | "email" | "sections" | "expiresAt">;

/** Writes the email with the link, in the language of the registration and in the same transaction as the link. */
export async function sendInvitation(
  core: Core,
  trx: Db,
  registration: Tables["registration"],
  { email, ...colleague }: Addressee,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  const message = colleagueInvitation(
    { ...core.config, language: registration.language },
    {
      ...colleague,
      companyName: await findCompanyName(core, trx, registration.id),
      invitedBy: openOwner(core.seal, registration).name,
      path: `/colleague?${new URLSearchParams({ key: token })}`,
    },
  );
  const expires = new Date(colleague.expiresAt);
  await putInOutbox(trx, core.seal, { kind: "colleague.invite", to: email, message, now, expires });
}
