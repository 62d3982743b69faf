import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useSearchParams, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { notices } from "~/contract";
import { listPaths } from "~/list-paths";
import { toLastPage, parsePagePlace } from "~/rules/paging/paging";
import { requestFor } from "~/session/request.server";
import { Nothing } from "~/ui/reading/nothing";
import { ReadingList } from "~/ui/reading/reading-list";
import type { Notice } from "~/contract/notices";
import { Instant } from "~/ui/base/instant";
import "~/ui/reading/reading.css";

export const handle = { title: "messages:notices.title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();
  const place = parsePagePlace(portal.query);

  const list = await portal.call(notices.list, place);

  const last = toLastPage(list.totalPages);
  if (place.page > last) throw redirect(listPaths.noticesAt({ ...place, page: last }), 303);
  return json({ rows: list.content, total: list.totalElements });
}

/** The notices for this user (§2), newest first. */
export default function NoticeList() {
  const { t } = useTranslation("messages");
  const { rows, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const place = parsePagePlace(query);
  return (
    <ReadingList id="notices-title" title={t("notices.title")} place={place} total={total} to={listPaths.noticesAt}>
      {rows.length === 0 ? (
        <Nothing title={t("notices.none")} text={t("notices.noneText")} />
      ) : (
        <ul className="card reading-card reading-rows">
          {rows.map((notice) => (
            <li key={notice.noticeId}>
              <NoticeRow notice={notice} to={listPaths.notice(notice.noticeId, place)} />
            </li>
          ))}
        </ul>
      )}
    </ReadingList>
  );
}

/** A notice in a list; a release notice has a mark. */
function NoticeRow({ notice: { title, publishedDate, noticeTypeCode }, to }: { notice: Notice; to: string }) {
  const { t } = useTranslation("messages");
  return (
    <div className="reading-row">
      <Link to={to}>{title}</Link>
      {noticeTypeCode === "release" ? <span className="reading-mark">{t("notices.release")}</span> : null}
      <span className="reading-at">
        <Instant at={publishedDate} show="day" />
      </span>
    </div>
  );
}
