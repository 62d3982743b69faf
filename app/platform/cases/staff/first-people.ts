import { isGuardedRole, type RoleCode } from "~/rules/permissions/member-roles";
import { bankApprovers } from "~/rules/change-request/limits";
import { foldedEmail } from "~/rules/identifiers/email";
import { operator } from "~/platform/core/actor-name";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { accountByEmail, isNameTaken, newId } from "~/platform/records/accounts/accounts";
import {
  addStaffInvitation,
  joinPath,
  listFirstInvitations,
  openStaffPerson,
  renewInvitation,
  type OpenedStaffInvitation,
  type InvitedPerson,
} from "~/platform/records/staff/staff-invitation";
import { hasReviewers } from "~/platform/records/teamwork/reviewers";

/** The first people, as named by the operator. A second run may omit everything that stays the same. */
export type FirstPeopleInput = {
  companyName?: string;
  superAdmins: InvitedPerson[];
  managers: InvitedPerson[];
  language: Language;
};

/** A link to send to one person. */
type FirstLink = InvitedPerson & { isSuperAdmin: boolean; path: string };

/**
 * The result of an invitation. `missing`: a first run needs a company, one super admin and two managers; `emailTaken`:
 * the email is another account's, or appears twice; `noPlace`: more new people than unused links; `complete`: all of
 * them have joined, or the portal already has reviewers.
 */
export type FirstPeopleResult =
  | { kind: "invited"; isFirstRun: boolean; links: FirstLink[] }
  | { kind: "missing" | "noPlace" | "complete" }
  | { kind: "emailTaken"; email: string };

type Dependencies = Pick<Core, "db" | "seal">;
type Group = "superAdmins" | "managers";

/**
 * The role in which each of them joins. A super admin can do everything regardless of the role, so they get the least
 * powerful one: it makes them a member of the company, and no registrations are assigned to them.
 */
const roleOf: Record<Group, RoleCode> = { superAdmins: "purchasingSpecialist", managers: "purchasingManager" };
const groups = Object.keys(roleOf) as Group[];
/** Decisions about money need two managers. */
const neededPeople: Record<Group, number> = { superAdmins: 1, managers: bankApprovers };
/** The code of the buying company, distinct from those of suppliers. */
const buyerCode = "B00001";

/**
 * Invites the first people of an empty portal: creates the buying company, and links for one super admin and two
 * purchasing managers. A second run replaces the unused links; people with a new email replace those who have not
 * joined.
 */
export async function inviteFirstPeople(
  core: Dependencies,
  input: FirstPeopleInput,
  now: Date,
): Promise<FirstPeopleResult> {
  return core.db.transaction().execute(async (trx) => {
    const inside = { ...core, db: trx };
    const invitations = await listFirstInvitations(trx);
    const taken = await findTakenEmail(inside, input, invitations);
    if (taken !== null) return { kind: "emailTaken", email: taken };
    if (invitations.length > 0) return renewAll(inside, input, invitations, now);
    if (await hasReviewers(trx)) return { kind: "complete" };
    return inviteAll(inside, input, now);
  });
}

async function inviteAll(inside: Dependencies, input: FirstPeopleInput, now: Date): Promise<FirstPeopleResult> {
  const { companyName, language } = input;
  const isComplete = groups.every((group) => input[group].length === neededPeople[group]);
  if (!companyName || !isComplete) return { kind: "missing" };
  const tenant_id = await addBuyer(inside.db, companyName, now);
  const links: FirstLink[] = [];
  for (const group of groups)
    for (const person of input[group]) {
      const isSuperAdmin = group === "superAdmins";
      const place = { tenant_id, role_code: roleOf[group], language, isSuperAdmin, isFirst: true, invitedBy: null };
      const { token } = await addStaffInvitation(inside, { ...person, ...place }, now);
      links.push(toLink(person, isSuperAdmin, token));
    }
  await record(inside.db, tenant_id, links.length, now);
  return { kind: "invited", isFirstRun: true, links };
}

async function renewAll(
  inside: Dependencies,
  input: FirstPeopleInput,
  invitations: OpenedStaffInvitation[],
  now: Date,
): Promise<FirstPeopleResult> {
  const open = invitations.filter(({ account_id }) => account_id === null);
  const [first] = open;
  if (!first) return { kind: "complete" };
  const places = open.map((row) => ({ row, person: openStaffPerson(inside.seal, row) }));
  for (const group of groups) {
    const ofGroup = (row: OpenedStaffInvitation) => isGuardedRole(row.role_code) === isGuardedRole(roleOf[group]);
    const known = new Set(invitations.filter(ofGroup).map((row) => emailIn(inside, row)));
    const named = new Set(input[group].map(({ email }) => foldedEmail(email)));
    const newcomers = input[group].filter(({ email }) => !known.has(foldedEmail(email)));
    const free = places.filter(({ row, person }) => ofGroup(row) && !named.has(foldedEmail(person.email)));
    if (newcomers.length > free.length) return { kind: "noPlace" };
    for (const [at, newcomer] of newcomers.entries()) if (free[at]) free[at].person = newcomer;
  }
  const links: FirstLink[] = [];
  for (const { row, person } of places)
    links.push(toLink(person, row.is_super_admin === 1, await renewInvitation(inside, row, person, now)));
  await record(inside.db, first.tenant_id, links.length, now);
  return { kind: "invited", isFirstRun: false, links };
}

/** An email address that another account has, or that appears twice; null if there is none. */
async function findTakenEmail(
  { db, seal }: Dependencies,
  input: FirstPeopleInput,
  invitations: OpenedStaffInvitation[],
) {
  const joined = new Set(
    invitations.filter(({ account_id }) => account_id !== null).map((row) => emailIn({ db, seal }, row)),
  );
  const emails = groups.flatMap((group) => input[group].map(({ email }) => foldedEmail(email)));
  for (const [at, email] of emails.entries()) {
    if (emails.indexOf(email) !== at) return email;
    if (joined.has(email)) continue;
    if ((await isNameTaken(db, email)) || (await accountByEmail(db, seal, email))) return email;
  }
  return null;
}

const emailIn = ({ seal }: Dependencies, row: OpenedStaffInvitation): string =>
  foldedEmail(openStaffPerson(seal, row).email);

async function addBuyer(trx: Db, tenant_name: string, now: Date): Promise<string> {
  const id = newId();
  const tenant = { id, tenant_name, supplier_code: buyerCode, registration_id: null, created_at: iso(now) };
  await trx.insertInto("tenant").values(tenant).execute();
  return id;
}

const toLink = (person: InvitedPerson, isSuperAdmin: boolean, token: string): FirstLink => ({
  ...person,
  isSuperAdmin,
  path: joinPath(token),
});

const record = (trx: Db, tenantId: string, links: number, now: Date) =>
  recordAudit(trx, {
    at: now,
    actor: operator,
    action: "staff.inviteFirst",
    subject: `tenant:${tenantId}`,
    details: { links, independent: true },
  });
