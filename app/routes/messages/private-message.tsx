import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { messagePlaceOf } from "~/rules/message-list";
import { formOf } from "~/session/posted-form.server";
import { requireSession } from "~/session/workspace.server";
import { NotThere } from "~/ui/reading/not-there";
import { MessageDetail } from "./message-detail";
import { MessageList } from "./message-list";
import { loadList, loadMessage, markAll, markChosen } from "./private-message.server";

export const handle = { title: "messages:title" };

export async function loader(asked: LoaderFunctionArgs) {
  await requireSession(asked);
  const { searchParams } = new URL(asked.request.url);

  return searchParams.get("pageKey") === "detail"
    ? loadMessage(asked, searchParams.get("id") ?? "")
    : loadList(asked, messagePlaceOf(searchParams));
}

export async function action(asked: ActionFunctionArgs) {
  await requireSession(asked);
  const place = messagePlaceOf(new URL(asked.request.url).searchParams);
  const posted = await formOf(asked.request);

  switch (posted.get("intent")) {
    case "chosen":
      return markChosen(asked, posted, place);
    case "all":
      return markAll(asked, place);
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The messages of this account, or with `pageKey=detail` one of them (§2). */
export default function PrivateMessage() {
  const { t } = useTranslation("messages");
  const loaded = useLoaderData<typeof loader>();
  const marked = useActionData<typeof action>();
  const [query] = useSearchParams();
  const place = messagePlaceOf(query);
  const back = { to: paths.messagesAt(place), label: t("detail.back") };
  if (loaded.shows === "message") return <MessageDetail message={loaded.message} back={back} />;
  if (loaded.shows === "unknown")
    return <NotThere title={t("detail.unknown")} text={t("detail.unknownText")} back={back} />;
  return <MessageList {...loaded} place={place} isNothingChosen={marked?.isEmpty ?? false} />;
}
