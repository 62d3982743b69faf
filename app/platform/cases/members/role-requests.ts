import type { z } from "zod";
import type { members } from "~/contract";
import type { AuditAction } from "~/rules/webhook/webhook-events";
import { recordAudit } from "~/platform/core/audit";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { refuse } from "~/platform/core/base/refuse";
import { accountById, lockAccount, newId } from "~/platform/records/accounts/accounts";
import type { Actor } from "~/platform/records/sessions/actor";
import { findConfirmObstacle } from "~/platform/records/staff/second-person";
import { rolesNamed } from "~/platform/records/accounts/roles";
import { iso } from "~/platform/core/base/instants";
import { inBoth } from "~/platform/core/words/words-in";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { addRoles, type RoleChange } from "~/platform/records/staff/add-roles";
import { requireTenant } from "./look-up";
import { removeRoles, requireEnoughLeft } from "~/platform/records/staff/remove-roles";

type Request = Tables["role_request"];
type RoleRequests = z.input<typeof members.roleRequests.answer>;

/** Requests granting or removing a role, which a second manager has to confirm; notifies all managers and super admins. */
export async function requestRole(
  core: Core,
  trx: Db,
  { account, tenantId, by, now, role, isRemoval }: RoleChange & { by: string; role: string; isRemoval: boolean },
) {
  if (isRemoval) await requireEnoughLeft(trx, { role, accountId: account.id, tenantId, now });
  const whose = { tenant_id: tenantId, account_id: account.id, role_code: role };
  const row = { ...whose, requested_by: by, at: iso(now), is_removal: isRemoval ? 1 : 0 };
  await trx
    .insertInto("role_request")
    .values({ id: newId(), ...row })
    .onConflict((conflict) => conflict.columns(["tenant_id", "account_id", "role_code"]).doNothing())
    .execute();
  const requester = await accountById({ ...core, db: trx }, by);
  const facts = { requester: requester.userName, name: account.userName, account: account.user_account };
  const words = inBoth("alarms", (t) => ({
    title: t(isRemoval ? "managerRemovalRequested.title" : "managerRequested.title", facts),
    body: t(isRemoval ? "managerRemovalRequested.body" : "managerRequested.body", facts),
  }));
  await raiseAlarm(core, trx, { at: now, words, to: "/gsrm/personal" }, by);
}

/** The roles that wait for a second manager in the actor's tenant, the oldest first. */
export async function listRoleRequests(core: Core, actor: Actor, language: Language, now: Date): Promise<RoleRequests> {
  const rows = await core.db
    .selectFrom("role_request")
    .selectAll()
    .where("tenant_id", "=", requireTenant(actor))
    .orderBy("at")
    .orderBy("id")
    .execute();
  return Promise.all(
    rows.map(async (request) => {
      const { userName, user_account } = await accountById(core, request.account_id);
      return {
        requestId: request.id,
        userAccount: user_account,
        userName,
        roles: rolesNamed([request.role_code], language),
        requestedBy: request.requested_by === null ? null : (await accountById(core, request.requested_by)).userName,
        at: request.at,
        isRemoval: request.is_removal === 1,
        notConfirmable: await findConfirmObstacle(core.db, request, actor, now),
      };
    }),
  );
}

/** Grants or removes the role as another manager requested. */
export async function confirmRole(core: Core, requestId: string, actor: Actor, now: Date): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const request = await requireRequest(trx, requestId, actor);
    await lockAccount(trx, request.account_id);
    const reason = await findConfirmObstacle(trx, request, actor, now);
    if (reason) refuse("forbidden", reason);
    await trx.deleteFrom("role_request").where("id", "=", requestId).execute();
    const account = await accountById({ ...core, db: trx }, request.account_id);
    const change = { account, tenantId: request.tenant_id, by: request.requested_by, now, roles: [request.role_code] };
    await (request.is_removal === 1
      ? removeRoles(core, trx, change)
      : addRoles(core, trx, { ...change, isMapped: request.requested_by === null }));
    await record(trx, request, actor, "account.roleConfirmed", now);
  });
  core.emailWaits();
}

/** Ends a request without changing the roles; also open to the manager who made it. */
export async function declineRole(core: Core, requestId: string, actor: Actor, now: Date): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const request = await requireRequest(trx, requestId, actor);
    if (request.account_id === actor.accountId) refuse("forbidden", "account.roles.own");
    await trx.deleteFrom("role_request").where("id", "=", requestId).execute();
    await record(trx, request, actor, "account.roleDeclined", now);
  });
}

async function requireRequest(trx: Db, id: string, actor: Actor): Promise<Request> {
  const request = await trx
    .selectFrom("role_request")
    .selectAll()
    .where("id", "=", id)
    .where("tenant_id", "=", requireTenant(actor))
    .executeTakeFirst();
  return request ?? refuse("unknown", "account.roles.requestUnknown");
}

const record = (
  trx: Db,
  { account_id, tenant_id, role_code, is_removal }: Request,
  actor: Actor,
  action: AuditAction,
  at: Date,
) =>
  recordAudit(trx, {
    at,
    actor: `account:${actor.accountId}`,
    action,
    subject: `account:${account_id}`,
    details: { tenant: tenant_id, role: role_code, removed: is_removal === 1 },
  });
