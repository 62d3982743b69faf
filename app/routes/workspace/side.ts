import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { sideCookie } from "~/session/cookies.server";
import { formOf } from "~/session/posted-form.server";
import { placeOf } from "~/session/place.server";
import { gone } from "~/session/session-cookies.server";
import { requireSession } from "~/session/workspace.server";

/** Folds the side bar or opens it again; the browser keeps the choice (§3). */
export async function action(asked: ActionFunctionArgs) {
  await requireSession(asked);
  const isFolded = formText(await formOf(asked.request), "side") === "folded";

  const cookie = isFolded ? await sideCookie.serialize("folded") : await gone(sideCookie);
  return redirect(placeOf(asked.request), { status: 303, headers: { "set-cookie": cookie } });
}

export const loader = () => redirect(paths.workspace);
