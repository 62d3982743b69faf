import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { messages } from "~/contract";
import { bellPageSize } from "~/rules/limits";
import { pagePlaceOf } from "~/rules/paging";
import { bareGatewayFor } from "~/session/gateway.server";
import { toldToScript } from "~/session/script-answer.server";
import type { BellPage } from "~/ui/shell/bell-messages";

/** A page of messages for the bell, and how many are unread (§4). */
export async function loader(asked: LoaderFunctionArgs) {
  const { page } = pagePlaceOf(new URL(asked.request.url).searchParams);

  try {
    const call = await bareGatewayFor(asked);
    const [list, { unread }] = await Promise.all([
      call(messages.list, { page, size: bellPageSize }),
      call(messages.countUnread, {}),
    ]);
    return json<BellPage>({ rows: list.content, unread, hasMore: page + 1 < list.totalPages });
  } catch (error) {
    return toldToScript(error);
  }
}
