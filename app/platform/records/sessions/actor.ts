import type { Endpoint } from "~/contract/endpoint";
import { isConsentRegion } from "~/rules/consent/india-consent";
import { isPermitted, type Permissions } from "~/rules/permissions/permissions";
import type { Core, Context } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { noteActor } from "~/platform/core/security-events/scope";
import { note } from "~/platform/core/base/timeout";
import { barredReason } from "~/platform/records/accounts/barred-reason";
import { endAccountSessions } from "~/platform/records/accounts/end-sessions";
import { hasConsented } from "~/platform/records/accounts/consents";
import { firstTenant } from "~/platform/records/accounts/tenants";
import { endProviderSessions } from "./provider-records";
import { requireCsrfToken } from "./csrf-token";
import { findSession, noteUse, type Session } from "./sessions";

/** The caller, with tenant and roles. Loaded on every call, so a revoked right stops working immediately (S-31). */
export type Actor = {
  session: Session;
  accountId: string;
  /** Null if the user belongs to no tenant, or no longer to this one. */
  tenantId: string | null;
  roles: string[];
  superAdmin: boolean;
};

/**
 * The actor behind a call that needs a session. Refusals: 401 `session.over`; 403 `signIn.barred` or `signIn.removed`; 403
 * `consent.missing` before a user in India has agreed (§4); 403 `WEB-SECURITY-1001` for a change without a fresh CSRF token, with a fresh one in its details (§8); 403 `request.e403`
 * where the call's button is not permitted (§6).
 */
export async function requireActor(core: Core, context: Context, endpoint: Endpoint): Promise<Actor> {
  const current = (await findSession(core, context)) ?? refuse("signedOut", "session.over");
  noteActor(core.seal, current.accountId);
  if (endpoint.mutates) requireCsrfToken(core, context, current);
  const session = endpoint.touchesSession ? await noteUse(core.db, current, context.now) : current;
  const actor = await actorOf(core, session, endpoint, context.now);
  if (endpoint.button && !isPermitted(await loadPermissions(core.db, actor), endpoint.button))
    refuse("forbidden", "request.e403");
  return actor;
}

async function actorOf(
  core: Core,
  session: Session,
  { isBeforeConsent, mutates }: Endpoint,
  now: Date,
): Promise<Actor> {
  const { db } = core;
  const { accountId } = session;
  const account = await db
    .selectFrom("account")
    .select(["is_barred", "is_super_admin", "region"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (account.is_barred === 1) {
    // Permanently: unblocking the account does not restore them.
    await endAccountSessions(db, accountId, now);
    await endProviderSessions(core, accountId);
    refuse("forbidden", await barredReason(db, accountId));
  }
  if (!isBeforeConsent && isConsentRegion(account.region) && !(await hasConsented(db, accountId)))
    refuse("forbidden", "consent.missing");
  return {
    session,
    accountId,
    ...(await membershipOf(db, session, mutates)),
    superAdmin: account.is_super_admin === 1,
  };
}

/**
 * The tenant of a session and the roles in it. If the account is no longer a member, the session continues in its first
 * remaining tenant (§4), but read-only: a change made on a page of the other company must not reach this one.
 */
async function membershipOf(
  db: Db,
  { accountId, tenantId, tokenHash }: Session,
  mutates: boolean,
): Promise<Pick<Actor, "tenantId" | "roles">> {
  const roles = tenantId === null ? [] : await rolesIn(db, accountId, tenantId);
  if (roles.length > 0) return { tenantId, roles };
  const otherTenant = mutates ? null : await firstTenant(db, accountId);
  if (otherTenant === null) return { tenantId: null, roles: [] };
  const update = db
    .updateTable("session")
    .set({ tenant_id: otherTenant })
    .where("token_hash", "=", tokenHash)
    .where("tenant_id", tenantId === null ? "is" : "=", tenantId);
  await note(update.execute());
  return { tenantId: otherTenant, roles: await rolesIn(db, accountId, otherTenant) };
}

/** The roles of an account in a tenant, by code. Empty if it is not a member. */
export async function rolesIn(db: Db, accountId: string, tenantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("tenant_member")
    .select("role_code")
    .where("account_id", "=", accountId)
    .where("tenant_id", "=", tenantId)
    .orderBy("role_code")
    .execute();
  return rows.map(({ role_code }) => role_code);
}

/** The buttons that an actor has permission for (§3, §6). */
export async function loadPermissions(db: Db, { roles, superAdmin }: Actor): Promise<Permissions> {
  if (roles.length === 0) return { buttons: [], superAdmin };
  const buttons = await db
    .selectFrom("role_grant")
    .select("code")
    .distinct()
    .where("kind", "=", "button")
    .where("role_code", "in", roles)
    .orderBy("code")
    .execute();
  return { buttons, superAdmin };
}
