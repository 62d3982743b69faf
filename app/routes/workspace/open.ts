import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { account } from "~/contract";
import { paths } from "~/paths";
import { menuAddress } from "~/rules/workspace/menu-link";
import { backToPageBefore } from "~/session/answer-failure.server";
import { requestFor } from "~/session/request.server";

/** §2: a menu whose link contains http. The base API returns the real address, and the user's account is added to it. */
export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const code = args.params["menu"] ?? "";

  const { menus, user } = await portal.workspace();
  const menu = menus.find((one) => one.code === code);
  if (!menu) return redirect(paths.notFound);

  const { answer, failure } = await portal.attempt(account.menuLink, { code });
  if (failure) return backToPageBefore(failure, portal.request);
  const address = menuAddress({ url: answer.url, type: menu.type }, user.userAccount);
  // Menus lead to other systems, which must not learn the user's current page from the referrer.
  return address ? redirect(address, { headers: { "referrer-policy": "no-referrer" } }) : redirect(paths.notFound);
}
