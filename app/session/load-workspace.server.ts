import { env } from "~/config/env.server";
import { account } from "~/contract";
import type { Init } from "~/contract/account";
import { findToken, isFirstLoad, tenantCookie } from "./cookies.server";
import type { Portal } from "./portal.server";

/**
 * The workspace of the session, for the tenant chosen in this browser. The first load after signing in requests fresh
 * data.
 */
export async function loadWorkspace({ call, request }: Portal): Promise<Init> {
  const tenantId = await findToken(tenantCookie, request);
  return call(account.init, { reload: await isFirstLoad(request), type: "web", code: env.TENANT_CODE, tenantId });
}
