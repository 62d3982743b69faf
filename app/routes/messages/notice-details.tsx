import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { notices } from "~/contract";
import { listPaths } from "~/list-paths";
import { isId } from "~/rules/text/technical-names";
import { parsePagePlace } from "~/rules/paging/paging";
import { requestFor } from "~/session/request.server";
import { useOwnTitle } from "~/ui/page/page-title";
import { NotThere } from "~/ui/reading/nothing";
import { ReadingPane } from "~/ui/reading/reading";

export const handle = { title: "messages:notices.title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const noticeId = portal.query.get("noticeId") ?? "";

  const notice = isId(noticeId) ? await portal.find(notices.one, { noticeId }) : null;

  return json({ notice }, { status: notice ? 200 : 404 });
}

/** One notice (§2). */
export default function NoticeDetails() {
  const { t } = useTranslation("messages");
  const { notice } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  useOwnTitle(notice?.title);
  const back = { to: listPaths.noticesAt(parsePagePlace(query)), label: t("notices.back") };
  if (!notice) return <NotThere title={t("notices.unknown")} text={t("notices.unknownText")} back={back} />;
  const { title, publishedDate, noticeBody } = notice;
  return <ReadingPane title={title} at={publishedDate} text={noticeBody} back={back} />;
}
