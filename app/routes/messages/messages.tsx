import { type ActionFunctionArgs, type LoaderFunctionArgs, json, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { parseMessagePlace, type MessagePlace } from "~/rules/workspace/message-list";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { useOwnTitle } from "~/ui/page/page-title";
import { NotThere } from "~/ui/reading/nothing";
import { safePath } from "~/rules/files/safe-path";
import { AlarmMark } from "~/ui/reading/message-row";
import { ReadingPane } from "~/ui/reading/reading";
import { messages } from "~/contract";
import { isId } from "~/rules/text/technical-names";
import { pageSizes } from "~/rules/paging/page-sizes";
import { toLastPage } from "~/rules/paging/paging";
import { MessageList } from "./message-list";

export const handle = { title: "messages:title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const { query } = portal;

  return query.get("pageKey") === "detail"
    ? loadMessage(portal, query.get("id") ?? "")
    : loadList(portal, parseMessagePlace(query));
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const place = parseMessagePlace(portal.query);
  const form = await portal.form();

  switch (form.get("intent")) {
    case "chosen":
      return markChosen(portal, form, place);
    case "all":
      return markAll(portal, place);
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The messages of this account, or with `pageKey=detail` one of them (§2). */
export default function PrivateMessage() {
  const { t } = useTranslation("messages");
  const data = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [query] = useSearchParams();
  const place = parseMessagePlace(query);
  useOwnTitle(data.shows === "message" ? data.message.title : undefined);
  const back = { to: listPaths.messagesAt(place), label: t("detail.back") };
  if (data.shows === "message") return <MessageDetail message={data.message} back={back} />;
  if (data.shows === "unknown")
    return <NotThere title={t("detail.unknown")} text={t("detail.unknownText")} back={back} />;
  return <MessageList {...data} place={place} isNothingChosen={actionData?.isEmpty ?? false} />;
}

type Props = {
  message: { title: string; createDate: string; isAlarm: boolean; text: string; to: string | null };
  back: { to: string; label: string };
};

/** One message, with a link to the page where the reader can act on it. */
function MessageDetail({ message: { title, createDate, isAlarm, text, to }, back }: Props) {
  const { t } = useTranslation("messages");
  // The base API may be another company’s: its links lead only to our own pages (S-37).
  const path = safePath(to, "");
  return (
    <ReadingPane title={title} mark={isAlarm ? <AlarmMark /> : null} at={createDate} text={text} back={back}>
      {path ? (
        <Link to={path} className="button-primary">
          {t("detail.go")}
        </Link>
      ) : null}
    </ReadingPane>
  );
}

/** A page of the list, and the number of unread messages. A page that no longer exists redirects to the last one. */
async function loadList({ call }: Portal, place: MessagePlace) {
  const { page, size, filter } = place;
  const [list, { unread }] = await Promise.all([
    call(messages.list, { page, size, unread: filter === "unread" }),
    call(messages.countUnread, {}),
  ]);
  const last = toLastPage(list.totalPages);
  if (page > last) throw redirect(listPaths.messagesAt({ ...place, page: last }), 303);
  return json({ shows: "list", rows: list.content, total: list.totalElements, unreadMessages: unread } as const);
}

/**
 * One message, which this marks as read, and the number of messages that are still unread. A missing message gets an
 * error page.
 */
async function loadMessage({ call, find }: Portal, messageId: string) {
  const message = isId(messageId) ? await find(messages.one, { messageId }) : null;
  if (!message) return json({ shows: "unknown" } as const, { status: 404 });
  const { unread } = await call(messages.countUnread, {});
  return json({ shows: "message", message, unreadMessages: unread } as const);
}

/** Marks the selected messages as read; a form without any is shown again. */
async function markChosen({ call }: Portal, form: FormData, place: MessagePlace) {
  const messageIds = form.getAll("messageId").filter((id) => typeof id === "string" && isId(id)) as string[];
  if (messageIds.length === 0) return json({ isEmpty: true }, { status: 422 });
  await call(messages.markRead, { messageIds: messageIds.slice(0, Math.max(...pageSizes)) });
  return redirect(listPaths.messagesAt(place), 303);
}

/** Marks all messages as read. */
async function markAll({ call }: Portal, place: MessagePlace) {
  await call(messages.markAllRead, {});
  return redirect(listPaths.messagesAt(place), 303);
}
