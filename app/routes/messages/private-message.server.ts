import { json, redirect } from "@remix-run/node";
import { messages } from "~/contract";
import { paths } from "~/paths";
import { isId } from "~/rules/id";
import { pageSizes } from "~/rules/limits";
import type { MessagePlace } from "~/rules/message-list";
import { lastPageOf } from "~/rules/paging";
import type { Portal } from "~/session/request.server";

/** A page of the list, and how many are unread. A page that is no longer there leads to the last one that is. */
export async function loadList({ call }: Portal, place: MessagePlace) {
  const { page, size, filter } = place;
  const [list, { unread }] = await Promise.all([
    call(messages.list, { page, size, unread: filter === "unread" }),
    call(messages.countUnread, {}),
  ]);
  const last = lastPageOf(list.totalPages);
  if (page > last) throw redirect(paths.messagesAt({ ...place, page: last }), 303);
  return json({ shows: "list", rows: list.content, total: list.totalElements, unreadMessages: unread } as const);
}

/** One message, read from now on, and how many are unread after it; one that is not there is said so, with its status. */
export async function loadMessage({ call, find }: Portal, messageId: string) {
  const message = isId(messageId) ? await find(messages.one, { messageId }) : null;
  if (!message) return json({ shows: "unknown" } as const, { status: 404 });
  const { unread } = await call(messages.countUnread, {});
  return json({ shows: "message", message, unreadMessages: unread } as const);
}

/** Marks the chosen messages read; a form without any comes back. */
export async function markChosen({ call }: Portal, form: FormData, place: MessagePlace) {
  const messageIds = form.getAll("messageId").filter((id) => typeof id === "string" && isId(id)) as string[];
  if (messageIds.length === 0) return json({ isEmpty: true }, { status: 422 });
  await call(messages.markRead, { messageIds: messageIds.slice(0, Math.max(...pageSizes)) });
  return redirect(paths.messagesAt(place), 303);
}

/** Marks every message read. */
export async function markAll({ call }: Portal, place: MessagePlace) {
  await call(messages.markAllRead, {});
  return redirect(paths.messagesAt(place), 303);
}
