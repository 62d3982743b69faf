import "./managed-notices.css";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as managedNotices from "~/contract/managed-notices";
import { asLanguage } from "~/i18n/language";
import { listPaths } from "~/list-paths";
import { fillIn, pages } from "~/rules/pages";
import { parsePagePlace } from "~/rules/paging/paging";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { Outcome } from "../../built-in/outcome";
import { Link, useLocation } from "../../built-in/router";
import { newNoticeId } from "./new-notice";

const badges = { current: "badge badge-good", scheduled: "badge", ended: "badge badge-quiet" } as const;

/** All notices in any state, for super admins, who write and edit them. */
export default function ManagedNoticesPage() {
  const { t, i18n } = useTranslation("managedNotices");
  const location = useLocation();
  const place = parsePagePlace(new URLSearchParams(location.search));
  const query = useAnswer(managedNotices.list, place);
  return (
    <ListPage
      title={t("title")}
      lead={t("lead")}
      actions={
        <>
          <Link to={fillIn(pages.managedNotice, newNoticeId)} className="button-primary">
            {t("add")}
          </Link>
          <Link to={pages.reviewSettings} className="button-default">
            {t("back")}
          </Link>
        </>
      }
      filter={<Outcome words={(location.state as { outcome?: string } | null)?.outcome ?? null} />}
      query={query}
      empty={<Nothing title={t("none")} text={t("noneText")} />}
      label={t("title")}
      columns={[
        {
          title: t("columns.title"),
          render: ({ noticeId, titles }) => (
            <Link to={fillIn(pages.managedNotice, noticeId)}>{titles[asLanguage(i18n.language)]}</Link>
          ),
        },
        { title: t("columns.kind"), render: ({ kind }) => t(`kinds.${kind}`) },
        { title: t("columns.audience"), render: ({ audience }) => t(`audiences.${audience}`) },
        {
          title: t("columns.state"),
          render: ({ state }) => <span className={badges[state]}>{t(`states.${state}`)}</span>,
        },
        { title: t("columns.period"), render: (notice) => <Period {...notice} /> },
        {
          title: t("columns.changed"),
          render: ({ changedDate, changedBy }) =>
            changedDate === null ? (
              t("unchanged")
            ) : (
              <>
                <Instant at={changedDate} />
                <span lang="" className="notice-detail">
                  {changedBy}
                </span>
              </>
            ),
        },
      ]}
      rowKey={({ noticeId }) => noticeId}
      place={place}
      to={listPaths.managedNoticesAt}
    />
  );
}

type PeriodProps = Pick<managedNotices.ListedNotice, "publishedDate" | "endsDate">;

/** When a notice is shown. */
function Period({ publishedDate, endsDate }: PeriodProps) {
  const { t } = useTranslation("managedNotices");
  return (
    <>
      <Instant at={publishedDate} />
      <span className="notice-detail">
        {endsDate === null ? (
          t("noEnd")
        ) : (
          <>
            {t("until")}
            <Instant at={endsDate} />
          </>
        )}
      </span>
    </>
  );
}
