import type { z } from "zod";
import type { invitations } from "~/contract";
import { findInvitationErrors, type InvitationFinding } from "~/rules/invitation/invitation-errors";
import { recordAudit } from "~/platform/core/audit";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import { emailAddress, emailHash, emailHashes } from "~/platform/core/contact-keys";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { toSearchText } from "~/platform/core/names/search-text";
import type { ActorContext } from "~/platform/cases/handler";
import { newId } from "~/platform/records/accounts/accounts";
import { findOffered } from "~/platform/records/lists/find-offered";
import { newToken, sealInvitationContent } from "~/platform/records/registrations/invitation";
import { countInvitations, endOfInvitation, post } from "./post";

type InviteInput = z.output<typeof invitations.invite.input>;
type Values = InviteInput["invitations"][number];

/** Invites companies, all or none. A refusal lists every error and does not count towards the limit. */
export async function invite(core: Core, input: InviteInput, { actor, now }: ActorContext): Promise<{ sent: number }> {
  const values = input.invitations;
  requireNone(await findFaults(core, values, now));
  await countInvitations(core, actor.accountId, values.length, now);
  await core.db.transaction().execute(async (trx) => {
    await closeExpired(trx, now);
    // Companies that a colleague invited in the meantime.
    requireNone(await findKnown(core, trx, values, now));
    for (const [row, one] of values.entries()) await inviteOne(core, trx, { ...one, row }, actor.accountId, now);
  });
  core.emailWaits();
  return { sent: values.length };
}

function requireNone(findings: readonly InvitationFinding[]): void {
  if (findings.length > 0) refuse("unacceptable", "invitation.refused", findings);
}

/** The errors of invitations, by row; each cell is listed once, with its first error. */
async function findFaults(core: Core, values: readonly Values[], now: Date): Promise<InvitationFinding[]> {
  const all = [
    ...findInvitationErrors(values, chinaDate(now)),
    ...(await findUnknownCountries(core.db, values)),
    ...(await findKnown(core, core.db, values, now)),
  ];
  const isFirst = ({ row, field }: InvitationFinding, at: number) =>
    all.findIndex((one) => one.row === row && one.field === field) === at;
  return all.filter(isFirst).toSorted((one, other) => one.row - other.row);
}

async function findUnknownCountries(db: Db, values: readonly Values[]): Promise<InvitationFinding[]> {
  const codes = values.map(({ country }) => country);
  const offered = await findOffered(db, "HPFM.COUNTRY", codes);
  return values.flatMap(({ country }, row) =>
    offered.has(country) ? [] : [{ row, field: "country", code: "field.unknownCode" }],
  );
}

/** Removes expired invitations to the same addresses, so that they can be invited again. */
async function closeExpired(trx: Db, now: Date): Promise<void> {
  await trx.updateTable("invitation").set({ open_key: null }).where("expires_at", "<=", iso(now)).execute();
}

/** Companies that need no invitation, because they have a registration or an open invitation. */
async function findKnown({ seal }: Core, db: Db, values: readonly Values[], now: Date): Promise<InvitationFinding[]> {
  const findings: InvitationFinding[] = [];
  for (const [row, { email }] of values.entries()) {
    const hashes = emailHashes(seal, email);
    const registration = db.selectFrom("registration").select("id").where("open_key", "in", hashes);
    const invitation = db
      .selectFrom("invitation")
      .select("id")
      .where("open_key", "in", hashes)
      .where("expires_at", ">", iso(now));
    if (await registration.executeTakeFirst()) findings.push({ row, field: "email", code: "invitation.registered" });
    else if (await invitation.executeTakeFirst()) findings.push({ row, field: "email", code: "invitation.open" });
  }
  return findings;
}

type Numbered = Values & { row: number };

/** If two colleagues invite the same email address at the same time, the unique key admits only one. */
async function inviteOne(core: Core, trx: Db, { row, ...values }: Numbered, accountId: string, now: Date) {
  const { seal } = core;
  const id = newId();
  const content = { email: emailAddress(values.email), note: values.note.trim() };
  const { token, token_hash } = newToken();
  const company_name = values.companyName.trim();
  const invitation = {
    id,
    token_hash,
    open_key: emailHash(seal, content.email),
    content_sealed: sealInvitationContent(seal, id, content),
    company_name,
    search: toSearchText([company_name]),
    country: values.country,
    language: values.language,
    state: "sent" as const,
    invited_by: accountId,
    invited_at: iso(now),
    sent_at: iso(now),
    expires_at: endOfInvitation(now),
    registration_id: null,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("invitation")
    .values(invitation)
    .onConflict((conflict) => conflict.column("open_key").doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) requireNone([{ row, field: "email", code: "invitation.open" }]);
  await post(core, trx, { row: invitation, content, token }, accountId, now);
  await recordAudit(trx, {
    at: now,
    actor: `account:${accountId}`,
    action: "invitation.send",
    subject: `invitation:${id}`,
    details: { country: values.country },
  });
}
