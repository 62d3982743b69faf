import type { z } from "zod";
import type { supplierPeople } from "~/contract";
import { supplierPeopleMax } from "~/rules/staff/limits";
import { emailAddress, emailHashes } from "~/platform/core/contact-keys";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { staffInvitationEmail } from "~/platform/core/emails/staff-invitation";
import { putInOutbox } from "~/platform/core/outbox/outbox";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { supplierInvitations } from "~/platform/core/rate-limits/rates";
import { accountById, foldedAccount } from "~/platform/records/accounts/accounts";
import { nameInvitedRoles, nameRoles } from "~/platform/records/staff/name-invited-roles";
import { notifySupplierPeople } from "~/platform/records/staff/notify-supplier-people";
import {
  addStaffInvitation,
  endOfLink,
  isInvited,
  joinPath,
  listUnusedInvitations,
  openStaffPerson,
  type OpenedStaffInvitation,
  renewInvitation,
  supplierRole,
} from "~/platform/records/staff/staff-invitation";
import type { ActorContext } from "~/platform/cases/handler";
import { changePeople, recordPeopleChange, requireOwnCompany } from "./change-people";

type Change = Parameters<Parameters<typeof changePeople>[2]>[0];

/** Invites a person by email. Refusals: `field.email` (400), `supplierPeople.known` (409), `.tooMany` (422), `.tooManyInvitations` (429). */
export async function inviteSupplierPerson(
  core: Core,
  input: z.output<typeof supplierPeople.invite.input>,
  context: ActorContext,
): Promise<void> {
  const email = emailAddress(input.email);
  await countInvitation(core, context);
  await changePeople(core, context, async (change) => {
    const { inside, tenantId, now, byId } = change;
    const { userName, areas, language } = input;
    await requireFree(change, email);
    await requireRoom(change);
    const invited = {
      userName,
      email,
      tenant_id: tenantId,
      role_code: supplierRole,
      areas,
      language,
      isSuperAdmin: false,
      isFirst: false,
      invitedBy: byId,
    };
    const { id, token } = await addStaffInvitation(inside, invited, now);
    const row = await requireInvitation(change, id);
    await sendLink(change, row, token);
    await notifySupplierPeople(inside, {
      news: "invited",
      tenantId,
      person: { userName },
      byId,
      now,
      areas: (spoken) => nameRoles(areas, spoken),
    });
    await recordPeopleChange(change, "supplierPeople.invite", `staff-invitation:${id}`, { areas: areas.join(",") });
  });
}

/**
 * Resends an invitation with a new link. Refusals: `supplierPeople.unknown` (404), and those of `inviteSupplierPerson`.
 */
export async function renewSupplierInvitation(core: Core, id: string, context: ActorContext): Promise<void> {
  await countInvitation(core, context);
  await changePeople(core, context, async (change) => {
    const { inside, now } = change;
    const row = await requireInvitation(change, id);
    const person = openStaffPerson(inside.seal, row);
    await requireFree(change, person.email, id);
    await sendLink(change, row, await renewInvitation(inside, row, person, now));
    await recordPeopleChange(change, "supplierPeople.renew", `staff-invitation:${id}`);
  });
}

/** Revokes an invitation: its link stops working. Refusal: `supplierPeople.unknown` (404). */
export const revokeSupplierInvitation = (core: Core, id: string, context: ActorContext): Promise<void> =>
  changePeople(core, context, async (change) => {
    await requireInvitation(change, id);
    const { db } = change.inside;
    const { numDeletedRows } = await db
      .deleteFrom("staff_invitation")
      .where("id", "=", id)
      .where("account_id", "is", null)
      .executeTakeFirst();
    // The person may be joining at this moment.
    if (numDeletedRows !== 1n) refuse("unknown", "supplierPeople.unknown");
    await recordPeopleChange(change, "supplierPeople.revoke", `staff-invitation:${id}`);
  });

const countInvitation = ({ db }: Core, { actor, now }: ActorContext) =>
  countAgainst(db, now, [{ rate: supplierInvitations, subject: requireOwnCompany(actor) }]);

async function requireInvitation({ inside, tenantId }: Change, id: string): Promise<OpenedStaffInvitation> {
  const row = await inside.db
    .selectFrom("staff_invitation")
    .selectAll()
    .where("id", "=", id)
    .where("tenant_id", "=", tenantId)
    .where("role_code", "=", supplierRole)
    .where("account_id", "is", null)
    .executeTakeFirst();
  return row ?? refuse("unknown", "supplierPeople.unknown");
}

/** Refuses an address of a person of this company. Accounts of other companies are not revealed (S-30). */
async function requireFree({ inside, tenantId, now }: Change, email: string, exceptId?: string): Promise<void> {
  const member = await inside.db
    .selectFrom("account")
    .innerJoin("tenant_member", "tenant_member.account_id", "account.id")
    .select("account.id")
    .where("tenant_id", "=", tenantId)
    .where("email_hash", "in", emailHashes(inside.seal, email))
    .executeTakeFirst();
  const whose = { tenant_id: tenantId, role_code: supplierRole };
  if (member || (await isInvited(inside, { whose, email }, now, exceptId))) refuse("conflict", "supplierPeople.known");
}

async function requireRoom({ inside, tenantId }: Change): Promise<void> {
  const { count } = await inside.db
    .selectFrom("tenant_member")
    .select(({ fn }) => fn.count<number | string>("account_id").distinct().as("count"))
    .where("tenant_id", "=", tenantId)
    .executeTakeFirstOrThrow();
  const invited = await listUnusedInvitations(inside.db, tenantId);
  if (Number(count) + invited.length >= supplierPeopleMax) refuse("unacceptable", "supplierPeople.tooMany");
}

async function sendLink(
  { inside, tenantId, now, byId }: Change,
  row: OpenedStaffInvitation,
  token: string,
): Promise<void> {
  const { db, seal, config } = inside;
  const { userName, email } = openStaffPerson(seal, row);
  const { tenant_name } = await db
    .selectFrom("tenant")
    .select("tenant_name")
    .where("id", "=", tenantId)
    .executeTakeFirstOrThrow();
  const expiresAt = endOfLink(now);
  const message = staffInvitationEmail(
    { ...config, language: row.language },
    {
      userName,
      userAccount: foldedAccount(email),
      role: nameInvitedRoles(row, row.language),
      invitedBy: (await accountById(inside, byId)).userName,
      expiresAt,
      path: joinPath(token),
      hasCompanyDoor: false,
      supplier: tenant_name,
    },
  );
  await putInOutbox(db, seal, { kind: "staffInvitation", to: email, message, now, expires: new Date(expiresAt) });
}
