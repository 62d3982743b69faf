import type { z } from "zod";
import type { people } from "~/contract";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { isSameMailbox, listUnlinkedSignIns, takeUnlinkedSignIn } from "~/platform/records/staff/unlinked-sign-ins";
import type { ActorContext } from "~/platform/cases/handler";
import { linkAccount, unlinkAccount } from "./link-account";
import { listStaff, type ListedStaffMember } from "./list-staff";
import { requireStaff } from "./show-staff";

type Done = Record<string, never>;
const done: Done = {};

/** Lists the people who signed in at the company's own provider and have no account here. */
export async function listUnlinked(core: Core): Promise<z.input<typeof people.unlinked.answer>> {
  const { oidc } = core.config;
  const rows = oidc ? await listUnlinkedSignIns(core, oidc.issuer) : [];
  const members = rows.length > 0 ? (await listStaff(core)).filter(isLinkable) : [];
  return rows.map(({ id, subject, userName, email, lastAt, ...row }) => {
    const member = members.find((one) => isSameMailbox({ userName, email, ...row }, one.email));
    const suggested = member ? { accountId: member.accountId, userName: member.userName } : null;
    return { signInId: id, subject, userName, email, lastAt, suggested };
  });
}

/**
 * Links a person to one of them. Refusals: `people.unknown`, `people.signInGone` (404), `people.superAdmin` (403),
 * `people.linkedAlready` (409).
 */
export async function linkPerson(
  core: Core,
  { signInId, accountId }: z.output<typeof people.link.input>,
  { actor }: ActorContext,
): Promise<Done> {
  requireNoSuperAdmin(await requireStaff(core, accountId));
  await core.db.transaction().execute(async (trx) => {
    const identity = (await takeUnlinkedSignIn(trx, signInId)) ?? refuse("unknown", "people.signInGone");
    const change = { ...identity, accountId, byId: actor.accountId };
    if (!(await linkAccount({ ...core, db: trx }, change))) refuse("conflict", "people.linkedAlready");
  });
  core.emailWaits();
  return done;
}

/** Dismisses one of them. Refusal: `people.signInGone` (404). */
export async function dismissSignIn({ db }: Core, signInId: string): Promise<Done> {
  if (!(await takeUnlinkedSignIn(db, signInId))) refuse("unknown", "people.signInGone");
  return done;
}

/** Ends a person's link. Refusals: `people.unknown`, `people.notLinked` (404), `people.superAdmin` (403). */
export async function unlinkPerson(core: Core, accountId: string, { actor }: ActorContext): Promise<Done> {
  requireNoSuperAdmin(await requireStaff(core, accountId));
  if (!(await unlinkAccount(core, { accountId, byId: actor.accountId }))) refuse("unknown", "people.notLinked");
  return done;
}

const isLinkable = ({ isSuperAdmin, isAtCompany }: ListedStaffMember) => !isSuperAdmin && !isAtCompany;

/**
 * The person who links an account controls who can use it. A manager's role therefore counts as assigned by that person;
 * a super admin's own role takes effect immediately, so one person could otherwise act as two.
 */
function requireNoSuperAdmin({ isSuperAdmin }: ListedStaffMember): void {
  if (isSuperAdmin) refuse("forbidden", "people.superAdmin");
}
