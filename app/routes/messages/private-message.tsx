import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { messagePlaceOf } from "~/rules/message-list";
import { requestFor } from "~/session/request.server";
import { NotThere } from "~/ui/reading/nothing";
import { safePath } from "~/rules/safe-path";
import { AlarmMark } from "~/ui/reading/message-row";
import { Reading } from "~/ui/reading/reading";
import { MessageList } from "./message-list";
import { loadList, loadMessage, markAll, markChosen } from "./private-message.server";

export const handle = { title: "messages:title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const { query } = portal;

  return query.get("pageKey") === "detail"
    ? loadMessage(portal, query.get("id") ?? "")
    : loadList(portal, messagePlaceOf(query));
}

export async function action(args: ActionFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const place = messagePlaceOf(portal.query);
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
  const marked = useActionData<typeof action>();
  const [query] = useSearchParams();
  const place = messagePlaceOf(query);
  const back = { to: paths.messagesAt(place), label: t("detail.back") };
  if (data.shows === "message") return <MessageDetail message={data.message} back={back} />;
  if (data.shows === "unknown")
    return <NotThere title={t("detail.unknown")} text={t("detail.unknownText")} back={back} />;
  return <MessageList {...data} place={place} isNothingChosen={marked?.isEmpty ?? false} />;
}

type Props = {
  message: { title: string; createDate: string; isAlarm: boolean; text: string; to: string | null };
  back: { to: string; label: string };
};

/** One message, with the way to where something is to be done about it. */
function MessageDetail({ message: { title, createDate, isAlarm, text, to }, back }: Props) {
  const { t } = useTranslation("messages");
  // The base API may be somebody else's: it leads nowhere but to our own pages (S-37).
  const path = safePath(to, "");
  return (
    <Reading title={title} mark={isAlarm ? <AlarmMark /> : null} at={createDate} text={text} back={back}>
      {path ? (
        <Link to={path} className="button-primary">
          {t("detail.go")}
        </Link>
      ) : null}
    </Reading>
  );
}
