import "./queue.css";
import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useAnswer } from "~/client/use-answer";
import * as onboarding from "~/contract/onboarding";
import { paths } from "~/paths";
import { firstPage } from "~/rules/limits";
import {
  orderAfterPress,
  parseOrder,
  parseQueuePlace,
  type QueueColumn,
  type QueuePlace,
} from "~/rules/onboarding/queue";
import { ExportLink } from "~/ui/table/export-link";
import { Instant } from "~/ui/page/instant";
import { Nothing } from "~/ui/reading/nothing";
import { ListPage } from "../../built-in/list-page";
import { QueueFilter, QueueViews } from "./queue-filter";
import { QueueKeys } from "./queue-keys";
import { toQueueInput } from "./queue-input";

type Registration = z.output<typeof onboarding.queue.answer>["content"][number];

/** The registrations that were submitted, those due first first (decision 020): a view, a filter, a search, and pages. */
export default function QueuePage() {
  const { t } = useTranslation("gsrm");
  const place = parseQueuePlace(new URLSearchParams(useLocation().search));
  const query = useAnswer(onboarding.queue, toQueueInput(place));
  const order = parseOrder(place.order);
  const sortBy = (column: QueueColumn) => ({
    to: paths.registrationsAt({ ...place, order: orderAfterPress(place.order, column), page: firstPage }),
    direction: order.column === column ? order.direction : null,
  });
  return (
    <ListPage
      title={t("queue.title")}
      lead={t("queue.lead")}
      actions={
        <>
          <Link to="/gsrm/changes" className="button-default">
            {t("queue.changes")}
          </Link>
          <Link to="/gsrm/agencies" className="button-default">
            {t("queue.agencies")}
          </Link>
          <ExportLink to={paths.exportRegistrations(place)} className="button-default">
            {t("queue.export")}
          </ExportLink>
        </>
      }
      filter={
        <>
          <QueueViews place={place} />
          <QueueFilter key={JSON.stringify(place)} place={place} />
        </>
      }
      query={query}
      empty={<EmptyQueue place={place} />}
      label={t("queue.label")}
      tableClass="queue-rows"
      footer={<QueueKeys />}
      columns={[
        {
          title: t("queue.company"),
          sort: sortBy("company"),
          render: ({ registrationId, companyName }) => (
            <Link to={paths.registrationFile(registrationId, place)} lang="">
              {companyName ?? t("queue.unnamed")}
            </Link>
          ),
        },
        {
          title: t("queue.number"),
          sort: sortBy("number"),
          className: "rows-number",
          render: (row) => <NumberCell row={row} />,
        },
        { title: t("queue.state"), sort: sortBy("state"), render: (row) => <StateCell row={row} /> },
        {
          title: t("queue.submitted"),
          sort: sortBy("submitted"),
          render: ({ submittedAt }) => (submittedAt ? <Instant at={submittedAt} show="day" /> : null),
        },
        { title: t("queue.due"), sort: sortBy("due"), render: (row) => <DueCell row={row} /> },
      ]}
      rowKey={({ registrationId }) => registrationId}
      place={place}
      to={(page) => paths.registrationsAt({ ...place, ...page })}
    />
  );
}

type CellProps = { row: Registration };

const NumberCell = ({ row: { number, supplierCode } }: CellProps) => (
  <>
    <span className="rows-number">{number}</span>{" "}
    {supplierCode ? <span className="queue-age">{supplierCode}</span> : null}
  </>
);

function StateCell({ row: { state, since, round } }: CellProps) {
  const { t } = useTranslation("gsrm");
  return (
    <>
      <span className="badge">{t(`states.${state}`)}</span>{" "}
      <span className="queue-age">{t("queue.since", { count: daysSince(since) })}</span>{" "}
      {round > 1 ? <span className="queue-age">{t("queue.round", { round })}</span> : null}
    </>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
/** Whole days since an instant: how long something has been where it is. */
const daysSince = (at: string) => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / dayMs));

function DueCell({ row: { dueAt, isLate } }: CellProps) {
  const { t } = useTranslation("gsrm");
  return (
    <>
      {dueAt ? <Instant at={dueAt} show="day" /> : t("queue.noDue")}{" "}
      {isLate ? <span className="badge badge-late">{t("queue.late")}</span> : null}
    </>
  );
}

/** Nothing at all, or nothing that fits the filter, which then can be cleared. */
function EmptyQueue({ place }: { place: QueuePlace }) {
  const { t } = useTranslation("gsrm");
  const { view, state, isLate, search } = place;
  if (!state && !isLate && !search)
    return <Nothing title={t(`queue.none.${view}`)} text={t(`queue.noneText.${view}`)} />;
  const all = { ...place, state: undefined, isLate: false, search: "", page: firstPage };
  return (
    <Nothing title={t("queue.noMatch")} text={t("queue.noMatchText")}>
      <Link to={paths.registrationsAt(all)} className="button-default">
        {t("queue.clear")}
      </Link>
    </Nothing>
  );
}
