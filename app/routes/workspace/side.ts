import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { removal, sideCookie } from "~/session/cookies.server";
import { currentPlace } from "~/session/place.server";
import { requestFor } from "~/session/request.server";

/** Collapses or expands the side bar; a cookie remembers the choice (§3). */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const isFolded = formText(await portal.form(), "side") === "folded";

  const cookie = isFolded ? await sideCookie.serialize("folded") : await removal(sideCookie);
  return redirect(currentPlace(portal.request), { status: 303, headers: { "set-cookie": cookie } });
}

export const loader = () => redirect(paths.workspace);
