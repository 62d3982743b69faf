import type { z } from "zod";
import type { people } from "~/contract";
import { actorName } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import { emailAddress } from "~/platform/core/contact-keys";
import type { Core } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { staffInvitationEmail } from "~/platform/core/emails/staff-invitation";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { staffInvitationsPerPerson } from "~/platform/core/rate-limits/rates";
import { accountByEmail, foldedAccount, isNameTaken } from "~/platform/records/accounts/accounts";
import { findActorName } from "~/platform/records/accounts/people";
import { rolesNamed } from "~/platform/records/accounts/roles";
import {
  addStaffInvitation,
  endOfLink,
  isInvited,
  joinPath,
  openStaffPerson,
  renewInvitation,
  supplierRole,
  type OpenedStaffInvitation,
  type InvitedPerson,
} from "~/platform/records/staff/staff-invitation";
import type { ActorContext } from "~/platform/cases/handler";
import { requireOpenBuyer } from "~/platform/records/staff/buying-companies";
import { findBuyer } from "~/platform/records/staff/find-buyer";

type Dependencies = Pick<Core, "db" | "seal">;
type ColleagueInviteInput = z.output<typeof people.invite.input>;
/** An invitation to store; `byId` is null for the operator. */
type Inviting = ColleagueInviteInput & { isSuperAdmin: boolean; byId: string | null };

/** Invites a colleague by email. Refusals: `buyer.unknown` (404), `people.emailTaken` (409), `people.tooManyInvitations` (429), `field.email` (400). */
export async function inviteColleague(
  core: Core,
  input: ColleagueInviteInput,
  { actor, now }: ActorContext,
): Promise<void> {
  const email = emailAddress(input.email);
  await countAgainst(core.db, now, [{ rate: staffInvitationsPerPerson, subject: actor.accountId }]);
  await core.db.transaction().execute(async (trx) => {
    const inside = { ...core, db: trx };
    const inviting = { ...input, email, isSuperAdmin: false, byId: actor.accountId };
    const token = await storeInvitation(inside, inviting, now);
    const { userName, role, language } = input;
    await post(inside, { userName, email, role, language, token, byId: actor.accountId }, now);
  });
  core.emailWaits();
}

/** Resends an invitation with a new link. Refusals: `people.invitationGone` (404), and those of `inviteColleague`. */
export async function renewColleague(core: Core, invitationId: string, { actor, now }: ActorContext): Promise<void> {
  await countAgainst(core.db, now, [{ rate: staffInvitationsPerPerson, subject: actor.accountId }]);
  await core.db.transaction().execute(async (trx) => {
    const inside = { ...core, db: trx };
    const row = await requireUnused(trx, invitationId);
    const person = openStaffPerson(core.seal, row);
    await requireFree(inside, { whose: row, email: person.email }, now, row.id);
    const token = await renewInvitation(inside, row, person, now);
    await post(inside, { ...person, role: row.role_code, language: row.language, token, byId: actor.accountId }, now);
    await record(trx, "staff.renew", row.id, actor.accountId, now);
  });
  core.emailWaits();
}

/** Revokes an invitation: its link stops working. Refusal: `people.invitationGone` (404). */
export const revokeInvitation = ({ db, now }: Pick<Core, "db" | "now">, id: string, byId: string | null) =>
  db.transaction().execute(async (trx) => {
    await requireUnused(trx, id);
    await trx.deleteFrom("staff_invitation").where("id", "=", id).where("account_id", "is", null).execute();
    await record(trx, "staff.revoke", id, byId, now());
  });

/** Stores an invitation in the transaction of `inside`, and returns the secret for its link. Refusal: `people.emailTaken` (409). */
export async function storeInvitation(inside: Dependencies, inviting: Inviting, now: Date): Promise<string> {
  const { userName, email, role, language, isSuperAdmin, byId, companyId } = inviting;
  const tenant_id = companyId ? await requireOpenBuyer(inside.db, companyId) : await findBuyer(inside.db, byId);
  const whose = { tenant_id, role_code: role };
  await requireFree(inside, { whose, email }, now);
  const { id, token } = await addStaffInvitation(
    inside,
    {
      userName,
      email,
      ...whose,
      language,
      isSuperAdmin,
      isFirst: false,
      invitedBy: byId,
    },
    now,
  );
  await record(inside.db, "staff.invite", id, byId, now, { role, superAdmin: isSuperAdmin });
  return token;
}

async function requireFree(
  inside: Dependencies,
  invited: Parameters<typeof isInvited>[1],
  now: Date,
  exceptId?: string,
): Promise<void> {
  const { email } = invited;
  const isTaken =
    (await isNameTaken(inside.db, email)) ||
    (await accountByEmail(inside.db, inside.seal, email)) !== undefined ||
    (await isInvited(inside, invited, now, exceptId));
  if (isTaken) refuse("conflict", "people.emailTaken");
}

async function requireUnused(trx: Db, id: string): Promise<OpenedStaffInvitation> {
  const row = await trx
    .selectFrom("staff_invitation")
    .selectAll()
    .where("id", "=", id)
    .where("role_code", "<>", supplierRole)
    .where("account_id", "is", null)
    .executeTakeFirst();
  return row ?? refuse("unknown", "people.invitationGone");
}

type Posting = InvitedPerson & { role: string; language: Language; token: string; byId: string };

async function post({ db, seal, config }: Core, posting: Posting, now: Date): Promise<void> {
  const { userName, email, role, language, token, byId } = posting;
  const expiresAt = endOfLink(now);
  const nameInviter = await findActorName({ db, seal }, byId);
  const [named] = rolesNamed([role], language);
  const message = staffInvitationEmail(
    { ...config, language },
    {
      userName,
      userAccount: foldedAccount(email),
      role: named?.name ?? role,
      invitedBy: nameInviter(language),
      expiresAt,
      path: joinPath(token),
      hasCompanyDoor: config.oidc !== undefined,
      supplier: null,
    },
  );
  await putInOutbox(db, seal, { kind: "staffInvitation", to: email, message, now, expires: new Date(expiresAt) });
}

const record = (
  trx: Db,
  action: "staff.invite" | "staff.renew" | "staff.revoke",
  id: string,
  byId: string | null,
  at: Date,
  details: Record<string, string | boolean> = {},
) =>
  recordAudit(trx, {
    at,
    actor: actorName(byId),
    action,
    subject: `staff-invitation:${id}`,
    details,
  });
