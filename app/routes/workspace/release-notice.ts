import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { notices } from "~/contract";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { isId } from "~/rules/id";
import { found } from "~/session/found.server";
import { placeOf } from "~/session/place.server";
import { formOf } from "~/session/posted-form.server";
import { requireSession } from "~/session/workspace.server";

const longestTitle = 400;

/** 'I know' (§4): the release notice is put away. One that is gone by now needs no putting away. */
export async function action(asked: ActionFunctionArgs) {
  await requireSession(asked);
  const posted = await formOf(asked.request);
  const noticeId = formText(posted, "noticeId");
  if (!isId(noticeId)) throw new Response(null, { status: 400 });

  const title = formText(posted, "title").slice(0, longestTitle);
  await found(asked, (call) => call(notices.readReleaseNotice, { noticeId, title }));

  return redirect(placeOf(asked.request), 303);
}

export const loader = () => redirect(paths.workspace);
