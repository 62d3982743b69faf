import { json, redirect } from "@remix-run/node";
import { messages } from "~/contract";
import { paths } from "~/paths";
import { isId } from "~/rules/id";
import { pageSizes } from "~/rules/limits";
import type { MessagePlace } from "~/rules/message-list";
import { lastPageOf } from "~/rules/paging";
import type { Asked } from "~/session/caller.server";
import { found } from "~/session/found.server";
import { gatewayFor } from "~/session/gateway.server";

/** A page of the list, and how many are unread. A page that is no longer there leads to the last one that is. */
export async function loadList(asked: Asked, place: MessagePlace) {
  const { page, size, filter } = place;
  const call = await gatewayFor(asked);
  const [list, { unread }] = await Promise.all([
    call(messages.list, { page, size, unread: filter === "unread" }),
    call(messages.countUnread, {}),
  ]);
  const last = lastPageOf(list.totalPages);
  if (page > last) throw redirect(paths.messagesAt({ ...place, page: last }), 303);
  return json({ shows: "list", rows: list.content, total: list.totalElements, unreadMessages: unread } as const);
}

/** One message, read from now on, and how many are unread after it; one that is not there is said so, with its status. */
export async function loadMessage(asked: Asked, messageId: string) {
  const message = isId(messageId) ? await found(asked, (call) => call(messages.one, { messageId })) : null;
  if (!message) return json({ shows: "unknown" } as const, { status: 404 });
  const call = await gatewayFor(asked);
  const { unread } = await call(messages.countUnread, {});
  return json({ shows: "message", message, unreadMessages: unread } as const);
}

/** Marks what was chosen read; null: nothing was chosen. */
export async function markChosen(asked: Asked, posted: FormData, place: MessagePlace) {
  const chosen = posted.getAll("messageId").filter((id) => typeof id === "string" && isId(id)) as string[];
  if (chosen.length === 0) return json({ isEmpty: true }, { status: 422 });
  const call = await gatewayFor(asked);
  await call(messages.markRead, { messageIds: chosen.slice(0, Math.max(...pageSizes)) });
  return redirect(paths.messagesAt(place), 303);
}

/** Marks every message read. */
export async function markAll(asked: Asked, place: MessagePlace) {
  const call = await gatewayFor(asked);
  await call(messages.markAllRead, {});
  return redirect(paths.messagesAt(place), 303);
}
