import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/page/news.css";
import { listPaths } from "~/list-paths";
import { paths } from "~/paths";
import { parsePagePlace } from "~/rules/paging/paging";
import { Nothing } from "~/ui/reading/nothing";
import { ReadingList } from "~/ui/reading/reading-list";
import "~/ui/reading/reading.css";
import type { ManagedNews } from "~/contract/news";
import { Instant } from "~/ui/base/instant";
import { loadNewsList, requireEditor } from "./news.server";
import { NewsStateMark } from "./news-state-mark";

export const handle = { title: "news:title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = await requireEditor(args);

  return json(await loadNewsList(portal, parsePagePlace(portal.query)));
}

/** All news in any state, the newest first, for the users who publish it. */
export default function NewsList() {
  const { t } = useTranslation("news");
  const { rows, total } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const place = parsePagePlace(query);
  return (
    <ReadingList
      id="news-title"
      title={t("title")}
      renderHead={(title) => (
        <div className="news-head">
          <div>
            {title}
            <p className="lead">{t("lead")}</p>
          </div>
          <Link to={paths.newNews} className="button-primary">
            {t("add")}
          </Link>
        </div>
      )}
      place={place}
      total={total}
      to={listPaths.newsAt}
    >
      {rows.length === 0 ? (
        <Nothing title={t("list.none")} text={t("list.noneText")} />
      ) : (
        <div className="card reading-card news-table">
          <p className="news-columns" aria-hidden="true">
            <span>{t("list.news")}</span>
            <span>{t("list.state")}</span>
            <span>{t("list.published")}</span>
            <span>{t("list.changed")}</span>
          </p>
          <ul className="reading-rows">
            {rows.map((item) => (
              <li key={item.newsId}>
                <NewsRow item={item} to={listPaths.editNews(item.newsId, place)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </ReadingList>
  );
}

type Props = { item: ManagedNews; to: string };

/** A news item in the managers' list: its titles, its state, its date and who changed it last. */
function NewsRow({ item: { titles, state, publishedDate, changedDate, changedBy }, to }: Props) {
  const { t, i18n } = useTranslation("news");
  const [own, other] = i18n.language === "en" ? (["en", "zh"] as const) : (["zh", "en"] as const);
  return (
    <div className="reading-row news-row">
      <span className="news-titles">
        <Link to={to} lang={own}>
          {titles[own]}
        </Link>
        <small lang={other}>{titles[other]}</small>
      </span>
      <span>
        <NewsStateMark state={state} />
      </span>
      <span className="reading-at">
        <span className="news-label">{t("list.published")}</span>
        <Instant at={publishedDate} show="day" />
      </span>
      <span className="reading-at">
        <span className="news-label">{t("list.changed")}</span>
        {changedDate === null ? t("list.unchanged") : <Instant at={changedDate} />}
        {changedBy === null ? null : (
          <small lang="" translate="no">
            {changedBy}
          </small>
        )}
      </span>
    </div>
  );
}
