import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { isLanguage } from "~/i18n/language";
import { paths } from "~/paths";
import { safePath } from "~/rules/files/safe-path";
import { storedLanguageCookie } from "~/session/cookies.server";
import { requestFor } from "~/session/request.server";

/** §4, language switch: stores the choice and loads the page again. */
export async function action(args: ActionFunctionArgs) {
  const form = await requestFor(args).form();
  const choice = form.get("language");
  if (!isLanguage(choice)) throw new Response(null, { status: 400 });
  const cookie = await storedLanguageCookie.serialize(choice);
  return redirect(safePath(form.get("to"), paths.home), { status: 303, headers: { "set-cookie": cookie } });
}

export const loader = () => redirect(paths.home);
