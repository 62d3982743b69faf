import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { notices } from "~/contract";
import { paths } from "~/paths";
import { lastPageOf, pagePlaceOf } from "~/rules/paging";
import { gatewayFor } from "~/session/gateway.server";
import { requireSession } from "~/session/workspace.server";
import { NoticeRow } from "~/ui/reading/notice-row";
import { Nothing } from "~/ui/reading/nothing";
import { Pager } from "~/ui/table/pager";
import { useKeptFocus } from "~/ui/table/use-kept-focus";

export const handle = { title: "messages:notices.title" };

export async function loader(asked: LoaderFunctionArgs) {
  await requireSession(asked);
  const place = pagePlaceOf(new URL(asked.request.url).searchParams);

  const call = await gatewayFor(asked);
  const list = await call(notices.list, place);

  const last = lastPageOf(list.totalPages);
  if (place.page > last) throw redirect(paths.noticesAt({ ...place, page: last }), 303);
  return json({ rows: list.content, total: list.totalElements });
}

/** The notices for this user (§2), newest first. */
export default function NoticeList() {
  const { t } = useTranslation("messages");
  const { rows, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const place = pagePlaceOf(query);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(heading);
  return (
    <section className="reading-list" aria-labelledby="notices-title">
      <h1 id="notices-title" ref={heading} tabIndex={-1}>
        {t("notices.title")}
      </h1>
      {rows.length === 0 ? (
        <Nothing title={t("notices.none")} text={t("notices.noneText")} />
      ) : (
        <ul className="card reading-card reading-rows">
          {rows.map((notice) => (
            <li key={notice.noticeId}>
              <NoticeRow notice={notice} to={paths.notice(notice.noticeId, place)} />
            </li>
          ))}
        </ul>
      )}
      <Pager place={place} total={total} to={paths.noticesAt} />
    </section>
  );
}
