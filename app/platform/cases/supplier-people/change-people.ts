import type { AuditAction } from "~/rules/webhook/webhook-events";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { type Account, accountById } from "~/platform/records/accounts/accounts";
import { type Actor, rolesIn } from "~/platform/records/sessions/actor";
import { listAdministrators, lockTenant } from "~/platform/records/staff/supplier-administrators";
import { supplierRole } from "~/platform/records/staff/staff-invitation";
import type { ActorContext } from "~/platform/cases/handler";

/**
 * The supplier whose people this actor administers. A super admin of the buying company cannot administer a supplier's
 * people.
 */
export const requireOwnCompany = ({ tenantId, roles }: Actor): string =>
  tenantId !== null && roles.includes(supplierRole) ? tenantId : refuse("forbidden", "request.e403");

type Inside = { inside: Core; tenantId: string; now: Date; byId: string };

/**
 * Runs a change of a supplier's people in one transaction. Changes of one supplier are serialised, so that the second
 * of two concurrent ones sees the effect of the first: its actor may no longer be an administrator, or only one may be
 * left.
 */
export async function changePeople<Result>(
  core: Core,
  { actor, now }: ActorContext,
  act: (change: Inside) => Promise<Result>,
): Promise<Result> {
  const tenantId = requireOwnCompany(actor);
  const result = await core.db.transaction().execute(async (trx) => {
    await lockTenant(trx, tenantId);
    const administrators = await listAdministrators(trx, tenantId);
    if (!administrators.includes(actor.accountId)) refuse("forbidden", "request.e403");
    return act({ inside: { ...core, db: trx }, tenantId, now, byId: actor.accountId });
  });
  core.emailWaits();
  return result;
}

/** A person who works for a supplier. Refusal: `supplierPeople.unknown` (404), also for a person of another company. */
export async function requirePerson(
  { inside, tenantId }: Pick<Inside, "inside" | "tenantId">,
  accountId: string,
): Promise<{ account: Account; roles: string[] }> {
  const roles = await rolesIn(inside.db, accountId, tenantId);
  if (!roles.includes(supplierRole)) refuse("unknown", "supplierPeople.unknown");
  return { account: await accountById(inside, accountId), roles };
}

/** Records a change of a supplier's people; `about` is an account or an invitation. */
export const recordPeopleChange = (
  { inside, tenantId, now, byId }: Inside,
  action: AuditAction & `supplierPeople.${string}`,
  about: `account:${string}` | `staff-invitation:${string}`,
  details: Record<string, string | boolean> = {},
) =>
  recordAudit(inside.db, {
    at: now,
    actor: `account:${byId}`,
    action,
    subject: about,
    details: { tenant: tenantId, ...details },
  });
