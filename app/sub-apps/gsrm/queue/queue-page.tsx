import "./queue.css";
import { Link, useLocation } from "../../built-in/router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnswer } from "~/client/use-answer";
import * as onboarding from "~/contract/onboarding";
import * as queueViews from "~/contract/queue-views";
import { listPaths } from "~/list-paths";
import { formatNumber } from "~/rules/format";
import { toQueueInput } from "~/rules/queue/queue-input";
import { parseQueuePlace, type QueuePlace, wholeQueue } from "~/rules/queue/queue-place";
import { defaultPageSize, firstPage } from "~/rules/paging/page-sizes";
import { Nothing } from "~/ui/reading/nothing";
import { ExportLink } from "~/ui/table/export-link";
import { Pager } from "~/ui/table/pager";
import { QueryAnswer } from "../../built-in/answered";
import { PageHead } from "../../built-in/page-head";
import { UndoNotices } from "../decision/undo-notices";
import { BulkBar } from "./bulk-bar";
import { QueueChips } from "./queue-chips";
import { QueueFilterForm, QueueSearch } from "./queue-filter";
import { QueueKeys } from "./queue-keys";
import { ColumnChoice, DensitySwitch, useLook } from "./queue-look";
import { QueueTable } from "./queue-table";
import { useSelection } from "./selection";
import { ViewTabs } from "./view-tabs";

/**
 * The submitted registrations, earliest due date first (decisions 020 and 045), with views, a filter and bulk actions.
 */
export default function QueuePage() {
  const { t, i18n } = useTranslation("gsrm");
  const place = parseQueuePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(onboarding.queue, {
    ...toQueueInput(place),
    order: place.order,
    page: place.page,
    size: place.size,
  });
  const views = useAnswer(queueViews.list, {});
  const look = useLook();
  const selection = useSelection(query.answer?.content ?? [], JSON.stringify(place));
  const [assigning, setAssigning] = useState<readonly string[] | null>(null);
  const reload = () => {
    query.reload();
    views.reload();
  };
  const total = query.answer?.totalElements;
  return (
    <div className="queue full-width" data-density={look.density}>
      <PageHead title={t("queue.title")}>
        <Link to="/gsrm/changes" className="button-default">
          {t("queue.changes")}
        </Link>
        <Link to="/gsrm/agencies" className="button-default">
          {t("queue.agencies")}
        </Link>
        <Link to={listPaths.scorecards} className="button-default">
          {t("queue.scorecards")}
        </Link>
        <ExportLink to={listPaths.exportRegistrations(place)} className="button-default">
          {total ? t("queue.exportAll", { total: formatNumber(i18n.language, total) }) : t("queue.export")}
        </ExportLink>
      </PageHead>
      <UndoNotices onUndone={reload} />
      <ViewTabs place={place} query={views} />
      <div className="queue-tools">
        <QueueSearch key={place.search} place={place} />
        <QueueChips place={place} />
        <QueueFilterForm key={JSON.stringify(place)} place={place} />
        <div className="queue-look">
          <ColumnChoice look={look} />
          <DensitySwitch look={look} />
        </div>
      </div>
      <QueryAnswer query={query}>
        {({ content, totalElements }) =>
          content.length === 0 ? (
            <EmptyQueue place={place} />
          ) : (
            <>
              <QueueTable place={place} rows={content} look={look} selection={selection} />
              <BulkBar selection={selection} assigning={assigning} onAssign={setAssigning} onDone={reload} />
              <div className="queue-foot">
                <QueueKeys selection={selection} onAssign={setAssigning} />
                <Pager
                  place={place}
                  total={totalElements}
                  to={(page) => listPaths.registrationsAt({ ...place, ...page })}
                />
              </div>
            </>
          )
        }
      </QueryAnswer>
    </div>
  );
}

/** The empty state: no registrations at all, or none that match the filter, which can then be cleared. */
function EmptyQueue({ place }: { place: QueuePlace }) {
  const { t } = useTranslation("gsrm");
  const { view, order, page, size, ...filter } = place;
  const { view: _, ...whole } = wholeQueue;
  if (page === firstPage && JSON.stringify(filter) === JSON.stringify(whole))
    return <Nothing title={t(`queue.none.${view}`)} text={t(`queue.noneText.${view}`)} />;
  return (
    <Nothing title={t("queue.noMatch")} text={t("queue.noMatchText")}>
      {place.search && view !== "all" ? <FoundInAll search={place.search} /> : null}
      <Link
        to={listPaths.registrationsAt({ ...wholeQueue, view, order, page: firstPage, size })}
        className="button-default"
      >
        {t("queue.clear")}
      </Link>
    </Nothing>
  );
}

/** The number of registrations that a search finds in all views, with a link. Renders nothing until it is known. */
function FoundInAll({ search }: { search: string }) {
  const { t, i18n } = useTranslation("gsrm");
  const everywhere = { ...wholeQueue, view: "all", search } as const;
  const { answer } = useAnswer(onboarding.queue, { ...toQueueInput(everywhere), page: firstPage, size: 1 });
  if (!answer?.totalElements) return null;
  const place = { ...everywhere, order: "due", page: firstPage, size: defaultPageSize } as const;
  return (
    <Link to={listPaths.registrationsAt(place)} className="button-primary">
      {t("queue.inView", {
        total: formatNumber(i18n.language, answer.totalElements),
        view: t("queue.views.all"),
      })}
    </Link>
  );
}
