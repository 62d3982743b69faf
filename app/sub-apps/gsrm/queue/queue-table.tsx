import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { queue } from "~/contract/onboarding";
import { paths } from "~/paths";
import type { QueuePlace } from "~/rules/onboarding/queue";
import { Instant } from "~/ui/page/instant";

type Row = z.output<typeof queue.answer>["content"][number];

/** Number, company, state, and by when an answer was promised. On a phone each row is a card. */
export function QueueTable({ rows, place }: { rows: readonly Row[]; place: QueuePlace }) {
  const { t } = useTranslation("gsrm");
  return (
    <div className="card rows">
      <table aria-label={t("queue.label")}>
        <thead>
          <tr>
            <th scope="col">{t("queue.company")}</th>
            <th scope="col">{t("queue.number")}</th>
            <th scope="col">{t("queue.state")}</th>
            <th scope="col">{t("queue.submitted")}</th>
            <th scope="col">{t("queue.due")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <QueueRow key={row.registrationId} row={row} place={place} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function QueueRow({ row, place }: { row: Row; place: QueuePlace }) {
  const { registrationId, number, companyName, supplierCode, state, since, round, submittedAt, dueAt, isLate } = row;
  const { t } = useTranslation("gsrm");
  return (
    <tr>
      <th scope="row">
        <Link to={paths.registrationFile(registrationId, place)} lang="">
          {companyName ?? t("queue.unnamed")}
        </Link>
      </th>
      <td data-label={t("queue.number")} className="rows-number">
        {number}
        {supplierCode ? <span className="queue-age">{supplierCode}</span> : null}
      </td>
      <td data-label={t("queue.state")}>
        <span className="badge">{t(`states.${state}`)}</span>
        <span className="queue-age">{t("queue.since", { count: daysSince(since) })}</span>
        {round > 1 ? <span className="queue-age">{t("queue.round", { round })}</span> : null}
      </td>
      <td data-label={t("queue.submitted")}>{submittedAt ? <Instant at={submittedAt} show="day" /> : null}</td>
      <td data-label={t("queue.due")}>
        {dueAt ? <Instant at={dueAt} show="day" /> : t("queue.noDue")}
        {isLate ? <span className="badge badge-late">{t("queue.late")}</span> : null}
      </td>
    </tr>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
/** Whole days since an instant: how long something has been where it is. */
const daysSince = (at: string) => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / dayMs));
