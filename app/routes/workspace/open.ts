import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { account } from "~/contract";
import { paths } from "~/paths";
import { menuAddress } from "~/rules/menu-link";
import { pageBeforeWith } from "~/session/failures.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { initOf } from "~/session/init.server";
import { requireSession } from "~/session/workspace.server";

/** §2: a menu whose link contains http. The base API says the real address, in which the user's account is put. */
export async function loader(asked: LoaderFunctionArgs) {
  await requireSession(asked);
  const code = asked.params["menu"] ?? "";

  const { menus, user } = await initOf(asked);
  const menu = menus.find((known) => known.code === code);
  if (!menu) return redirect(paths.notFound);

  const call = await bareGatewayFor(asked);
  try {
    const { url } = await call(account.menuLink, { code });
    const address = menuAddress({ url, type: menu.type }, user.userAccount);
    // Addresses of menus are other systems'; where the user came from is not their business.
    return address ? redirect(address, { headers: { "referrer-policy": "no-referrer" } }) : redirect(paths.notFound);
  } catch (error) {
    return pageBeforeWith(error, asked.request);
  }
}
