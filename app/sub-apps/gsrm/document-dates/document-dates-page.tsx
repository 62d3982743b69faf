import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as documents from "~/contract/documents";
import { listPaths } from "~/list-paths";
import { daysAfter } from "~/rules/calendar/calendar-date";
import { parseCalendarPlace } from "~/rules/documents/calendar-place";
import { documentState } from "~/rules/documents/document-state";
import { orderNames } from "~/rules/format";
import { Instant } from "~/ui/base/instant";
import { Nothing } from "~/ui/reading/nothing";
import { badgeOf, useDocumentWords } from "../../built-in/document-words";
import { ListPage } from "../../built-in/list-page";
import { Link, useLocation } from "../../built-in/router";
import { CalendarFilter } from "./calendar-filter";

/** The expiry dates of all suppliers' documents, earliest first. */
export default function DocumentDatesPage() {
  const { t, i18n } = useTranslation("documents");
  const { nameOf, timeLeft } = useDocumentWords();
  const place = parseCalendarPlace(new URLSearchParams(useLocation().search));
  const { within, kind, search, page, size } = place;
  const query = useAnswer(documents.list, {
    page,
    size,
    within: within === "all" ? undefined : within,
    kind: kind === "" ? undefined : kind,
    search: search === "" ? undefined : search,
  });
  return (
    <ListPage
      title={t("calendar.title")}
      lead={t("calendar.lead")}
      actions={null}
      filter={<CalendarFilter key={search} place={place} />}
      query={query}
      empty={<Nothing title={t("calendar.none")} text={t("calendar.noneText")} />}
      label={t("calendar.label")}
      columns={[
        {
          title: t("calendar.columns.company"),
          render: ({ registrationId, companyName, companyEnglishName, number }) => (
            <Link to={listPaths.registrationFile(registrationId)} lang="">
              {orderNames(i18n.language, companyName, companyEnglishName)[0] ?? number}
            </Link>
          ),
        },
        {
          title: t("calendar.columns.document"),
          render: (row) => <span lang={row.name === null ? undefined : ""}>{nameOf(row)}</span>,
        },
        { title: t("calendar.columns.dueOn"), render: ({ dueOn }) => <Instant at={dueOn} show="day" /> },
        {
          title: t("calendar.columns.left"),
          render: (row) => <span className="rows-number">{timeLeft(row, todayOf(row))}</span>,
        },
        {
          title: t("calendar.columns.state"),
          render(row) {
            const state = documentState(row, todayOf(row));
            return <span className={badgeOf[state]}>{t(`states.${state}`)}</span>;
          },
        },
      ]}
      rowKey={({ registrationId, document }) => `${registrationId} ${document}`}
      place={place}
      to={({ page: toPage, size: ofSize }) => listPaths.documentDatesAt({ ...place, page: toPage, size: ofSize })}
    />
  );
}

/** The day from which the base API counted. */
const todayOf = ({ dueOn, daysLeft }: { dueOn: string; daysLeft: number }) => daysAfter(dueOn, -daysLeft);
