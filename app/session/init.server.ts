import { env } from "~/config/env.server";
import { account } from "~/contract";
import type { Init } from "~/contract/account";
import { type Asked, heldIn } from "./caller.server";
import { freshCookie, tenantCookie } from "./cookies.server";
import { gatewayFor } from "./gateway.server";

const asking = new WeakMap<object, Promise<Init>>();

/**
 * What every signed-in screen begins with (§3), asked for once a page: the layout and the page inside both need it. The
 * first load after login asks the base API to read it anew, later ones do not (§4). An action asks for itself, since what
 * it changes the page must see.
 */
export function initOf(asked: Asked): Promise<Init> {
  if (asked.request.method !== "GET") return ask(asked);
  const known = asking.get(asked.context) ?? ask(asked);
  asking.set(asked.context, known);
  return known;
}

/** Whether this is the first load after login. */
export const isFreshLoad = async ({ request }: Asked): Promise<boolean> =>
  Boolean(await freshCookie.parse(request.headers.get("cookie")));

async function ask(asked: Asked): Promise<Init> {
  const call = await gatewayFor(asked);
  const tenantId = await heldIn(tenantCookie, asked.request);
  return call(account.init, { reload: await isFreshLoad(asked), type: "web", code: env.TENANT_CODE, tenantId });
}
