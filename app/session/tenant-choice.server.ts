import { redirectDocument } from "@remix-run/node";
import { session } from "~/contract";
import { paths } from "~/paths";
import type { Portal } from "./portal.server";
import { sessionHeaders, supplierCodeCookie, tenantCookie } from "./cookies.server";

type Tenant = { id: string; supplierCode: string };

/** Continues the session in this tenant (S-23), stores the choice, and reloads the workspace (§4). */
export async function enterTenant(portal: Portal, tenantId: string): Promise<Response> {
  const headers = await sessionHeaders(await portal.call(session.switchTenant, { tenantId }));
  headers.append("set-cookie", await tenantCookie.serialize(tenantId));
  return redirectDocument(paths.workspace, { status: 303, headers });
}

/**
 * The `Set-Cookie` lines that store the current tenant and its supplier code (§3); none if they are stored already. A
 * current tenant that is no longer in the list is discarded (§4): throws a redirect into the first tenant of the list,
 * once.
 */
export async function storeTenant(portal: Portal, tenant: Tenant, tenants: readonly Tenant[]): Promise<string[]> {
  const cookies = portal.request.headers.get("cookie");
  const stored: unknown = await tenantCookie.parse(cookies);
  const [first] = tenants;
  const isListed = tenants.some(({ id }) => id === tenant.id);
  // If the base API still returns another tenant, it is accepted, to avoid a redirect loop.
  if (!isListed && first && stored !== first.id) throw await enterTenant(portal, first.id);
  if (stored === tenant.id && (await supplierCodeCookie.parse(cookies)) === tenant.supplierCode) return [];
  return Promise.all([tenantCookie.serialize(tenant.id), supplierCodeCookie.serialize(tenant.supplierCode)]);
}
