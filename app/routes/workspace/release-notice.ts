import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { notices } from "~/contract";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { isId } from "~/rules/text/technical-names";
import { currentPlace } from "~/session/place.server";
import { requestFor } from "~/session/request.server";

const longestTitle = 400;

/** 'I know' (§4): dismisses the release notice. A notice that no longer exists is ignored. */
export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const form = await portal.form();
  const noticeId = formText(form, "noticeId");
  if (!isId(noticeId)) throw new Response(null, { status: 400 });

  const title = formText(form, "title").slice(0, longestTitle);
  await portal.find(notices.readReleaseNotice, { noticeId, title });

  return redirect(currentPlace(portal.request), 303);
}

export const loader = () => redirect(paths.workspace);
