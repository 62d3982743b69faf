import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { messages } from "~/contract";
import { bellPageSize } from "~/rules/paging/page-sizes";
import { parsePagePlace } from "~/rules/paging/paging";
import { answerScript } from "~/session/answer-failure.server";
import { requestFor } from "~/session/request.server";
import type { BellPage } from "~/ui/shell/bell-messages";

/** A page of messages for the bell, and the number of unread ones (§4). */
export async function loader(args: LoaderFunctionArgs) {
  const { attemptAll, query } = requestFor(args);
  const { page } = parsePagePlace(query);

  const { answer, failure } = await attemptAll((call) =>
    Promise.all([call(messages.list, { page, size: bellPageSize }), call(messages.countUnread, {})]),
  );
  if (failure) return answerScript(failure);
  const [list, { unread }] = answer;
  return json<BellPage>({ rows: list.content, unread, hasMore: page + 1 < list.totalPages });
}
