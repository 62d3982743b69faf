import { isGuardedRole, purchasingRoles, type RoleCode } from "~/rules/permissions/member-roles";
import { pages } from "~/rules/pages";
import { roleChanges } from "~/rules/staff/mapped-roles";
import { recordAudit } from "~/platform/core/audit";
import { iso } from "~/platform/core/base/instants";
import { RefusalError } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import { accountById, lockAccount, newId } from "~/platform/records/accounts/accounts";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { addRoles, type RoleChange } from "./add-roles";
import { removeRoles } from "./remove-roles";
import { findOldestBuyer } from "./find-buyer";

/** Adds and removes roles to match a sign-in at the company's own provider. `inside.db` is the transaction. */
export async function applyMappedRoles(inside: Core, accountId: string, meant: readonly RoleCode[], now: Date) {
  const { db } = inside;
  await lockAccount(db, accountId);
  const current = await rolesHeld(db, accountId);
  const tenantId = current[0]?.tenantId ?? (await findOldestBuyer(db));
  const { added, requested, removed } = roleChanges(meant, current);
  if (tenantId === null || added.length + requested.length + removed.length === 0) return;
  const change = { account: await accountById(inside, accountId), tenantId, by: null, now };
  await addRoles(inside, db, { ...change, roles: added, isMapped: true });
  for (const role of requested) await requestMapped(inside, change, role);
  const gone = await removeMapped(inside, change, removed);
  if (added.length + gone.length > 0)
    await recordAudit(db, {
      at: now,
      actor: `account:${accountId}`,
      action: "account.rolesMapped",
      subject: `account:${accountId}`,
      details: { tenant: tenantId, added: added.join(","), removed: gone.join(",") },
    });
}

async function rolesHeld(db: Db, accountId: string) {
  const rows = await db
    .selectFrom("tenant_member")
    .select(["tenant_id", "role_code", "is_mapped"])
    .where("account_id", "=", accountId)
    .where("role_code", "in", purchasingRoles)
    .execute();
  return rows.map(({ tenant_id, role_code, is_mapped }) => ({
    tenantId: tenant_id,
    role: role_code as RoleCode,
    isMapped: is_mapped === 1,
  }));
}

/** A role that can approve needs the confirmation of another manager. */
async function requestMapped(inside: Core, { account, tenantId, now }: RoleChange, role: RoleCode): Promise<void> {
  const whose = { tenant_id: tenantId, account_id: account.id, role_code: role, requested_by: null };
  const { numInsertedOrUpdatedRows } = await inside.db
    .insertInto("role_request")
    .values({ id: newId(), ...whose, at: iso(now), is_removal: 0 })
    .onConflict((conflict) => conflict.columns(["tenant_id", "account_id", "role_code"]).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const facts = { name: account.userName, account: account.user_account };
  const words = inBoth("alarms", (t) => ({
    title: t("managerMapped.title", facts),
    body: t("managerMapped.body", facts),
  }));
  await raiseAlarm(inside, inside.db, { at: now, words, to: pages.personal }, account.id);
}

/**
 * Revokes roles that came from the claim. The last two managers keep their role, so that decisions remain possible;
 * this is logged.
 */
async function removeMapped(inside: Core, change: RoleChange, roles: readonly RoleCode[]): Promise<RoleCode[]> {
  const gone: RoleCode[] = [];
  for (const role of roles)
    try {
      await removeRoles(inside, inside.db, { ...change, roles: [role] });
      gone.push(role);
    } catch (error) {
      if (!(error instanceof RefusalError) || !isGuardedRole(role)) throw error;
      inside.config.log.warn({ event: "mapped_role_kept", role, reason: error.code });
    }
  return gone;
}
