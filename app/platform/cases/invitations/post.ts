import { invitationDays } from "~/rules/invitation/limits";
import { instantAfter } from "~/rules/calendar/dates";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import type { Db } from "~/platform/core/database/schema";
import { invitationEmail } from "~/platform/core/emails/invitation";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { invitationsPerPerson } from "~/platform/core/rate-limits/rates";
import { accountById } from "~/platform/records/accounts/accounts";
import type { Invitation, InvitationContent } from "~/platform/records/registrations/invitation";

/** The expiry time of an invitation sent now. */
export const endOfInvitation = (now: Date): string => instantAfter(iso(now), invitationDays, "day");

/** Counts invitations towards a person's daily limit, or refuses them all. */
export const countInvitations = (core: Core, accountId: string, count: number, now: Date): Promise<void> =>
  countAgainst(
    core.db,
    now,
    Array.from({ length: count }, () => ({ rate: invitationsPerPerson, subject: accountId })),
  );

type Posting = {
  row: Pick<Invitation, "company_name" | "language" | "expires_at">;
  content: InvitationContent;
  token: string;
};

/** Writes the email with the link, in the same transaction as the link. */
export async function post(core: Core, trx: Db, { row, content, token }: Posting, accountId: string, now: Date) {
  const { userName } = await accountById({ ...core, db: trx }, accountId);
  const message = invitationEmail(
    { ...core.config, language: row.language },
    {
      companyName: row.company_name,
      invitedBy: userName,
      expiresAt: row.expires_at,
      note: content.note,
      path: `/invitation?${new URLSearchParams({ key: token })}`,
    },
  );
  await putInOutbox(trx, core.seal, {
    kind: "invitation",
    to: content.email,
    message,
    now,
    expires: new Date(row.expires_at),
  });
}
