import { formOf } from "~/session/posted-form.server";
import type { ActionFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { isLanguage } from "~/i18n/language";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { safePath } from "~/rules/safe-path";
import { language } from "~/session/cookies.server";

/** §4, language switch: stores the choice and loads the page again. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const chosen = form.get("language");
  const back = safePath(formText(form, "to"), paths.home);
  if (!isLanguage(chosen)) throw new Response(null, { status: 400 });
  return redirect(back, { status: 303, headers: { "set-cookie": await language.serialize(chosen) } });
}

export const loader = () => redirect(paths.home);
