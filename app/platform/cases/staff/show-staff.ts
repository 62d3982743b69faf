import type { z } from "zod";
import type { people } from "~/contract";
import { maxListedReviews } from "~/rules/staff/limits";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { listPeople } from "~/platform/records/accounts/people";
import { rolesNamed } from "~/platform/records/accounts/roles";
import { nameFor } from "~/platform/records/registrations/company-name";
import { listUnusedInvitations, openStaffPerson } from "~/platform/records/staff/staff-invitation";
import { listOpenReviews } from "~/platform/records/teamwork/open-reviews";
import type { ActorContext } from "~/platform/cases/handler";
import { listStaff, type ListedStaffMember } from "./list-staff";

/** Everyone of the buying company, by name. */
export async function listPersons(
  core: Core,
  { page, size }: z.output<typeof people.list.input>,
  context: ActorContext,
): Promise<z.input<typeof people.list.answer>> {
  const members = await listStaff(core);
  const sorted = members.toSorted((one, other) => one.userName.localeCompare(other.userName, "zh"));
  return {
    content: sorted.slice(page * size, (page + 1) * size).map((member) => toAnswer(member, context)),
    totalElements: sorted.length,
    totalPages: Math.ceil(sorted.length / size),
    number: page,
    size,
  };
}

/** One person with their assigned reviews. Refusal: `people.unknown` (404). */
export async function loadPerson(
  core: Core,
  accountId: string,
  context: ActorContext,
): Promise<z.input<typeof people.load.answer>> {
  const member = await requireStaff(core, accountId);
  const reviews = await listOpenReviews(core.db, accountId, maxListedReviews);
  return {
    ...toAnswer(member, context),
    hasCompanyDoor: core.config.oidc !== undefined,
    openReviews: reviews.map((row) => ({
      registrationId: row.id,
      number: row.number,
      company: nameFor(context.language, row),
    })),
  };
}

/** The unused invitations. */
export async function listInvitees(
  { db, seal }: Core,
  { language, now }: ActorContext,
): Promise<z.input<typeof people.invitations.answer>> {
  const rows = await listUnusedInvitations(db);
  const inviters = await listPeople(
    { db, seal },
    rows.map(({ invited_by }) => invited_by),
  );
  return rows.map((row) => ({
    invitationId: row.id,
    ...openStaffPerson(seal, row),
    role: rolesNamed([row.role_code], language)[0] ?? { tenantRoleId: row.role_code, name: row.role_code },
    isSuperAdmin: row.is_super_admin === 1,
    invitedBy: inviters.get(row.invited_by ?? "")?.userName ?? null,
    expiresAt: row.expires_at,
    isExpired: row.expires_at <= iso(now),
  }));
}

/** A person of the buying company. Refusal: `people.unknown` (404). */
export async function requireStaff(core: Pick<Core, "db" | "seal">, accountId: string): Promise<ListedStaffMember> {
  const [member] = await listStaff(core, accountId);
  return member ?? refuse("unknown", "people.unknown");
}

const toAnswer = ({ roles, ...member }: ListedStaffMember, { actor, language }: ActorContext) => ({
  ...member,
  roles: rolesNamed(roles, language),
  isSelf: member.accountId === actor.accountId,
});
