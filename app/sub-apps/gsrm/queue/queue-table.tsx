import { Link } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { formatList } from "~/rules/format";
import { firstPage } from "~/rules/paging/page-sizes";
import {
  orderAfterPress,
  parseOrder,
  type QueueColumn,
  queueColumns,
  type QueueOrderColumn,
  wideColumns,
} from "~/rules/queue/queue";
import type { QueuePlace } from "~/rules/queue/queue-place";
import { Instant } from "~/ui/base/instant";
import { returnToRow } from "../base/last-file";
import { AssigneeCell, CompanyCell, RiskCell, StageCell, WaitCell } from "./queue-cells";
import type { Look } from "./queue-look";
import type { QueueRow, Selection } from "./selection";

type Props = { place: QueuePlace; rows: readonly QueueRow[]; look: Look; selection: Selection };

/** The rows of the queue. On a phone each row is a card. */
export function QueueTable({ place, rows, look, selection }: Props) {
  const { t } = useTranslation("gsrm");
  const columns = queueColumns.filter((column) => look.columns?.includes(column) ?? true);
  const { selected } = selection;
  useEffect(returnToRow, []);
  return (
    <div className="rows queue-rows" data-chosen={look.columns ? "" : undefined}>
      <table aria-label={t("queue.label")}>
        <thead>
          <tr>
            <td className="queue-pick">
              <input
                type="checkbox"
                aria-label={t("queue.selectAll")}
                checked={selected.size > 0 && selected.size === rows.length}
                onChange={selection.toggleAll}
              />
            </td>
            <Head place={place} column="company" title={t("queue.company")} />
            <Head place={place} column="number" title={t("queue.number")} />
            {columns.map((column) => (
              <Head
                key={column}
                place={place}
                column={orders[column]}
                title={t(`queue.columns.${column}`)}
                name={column}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.registrationId} data-id={row.registrationId} aria-selected={selected.has(row.registrationId)}>
              <td className="queue-pick">
                <input
                  type="checkbox"
                  aria-label={t("queue.select", { company: row.companyName ?? row.number })}
                  checked={selected.has(row.registrationId)}
                  onChange={() => selection.toggle(row.registrationId)}
                />
              </td>
              <th scope="row">
                <CompanyCell row={row} place={place} />
              </th>
              <td data-label={t("queue.number")} className="rows-number">
                {row.number}{" "}
                {row.supplierCode ? <span className="queue-quiet queue-code">{row.supplierCode}</span> : null}
              </td>
              {columns.map((column) => (
                <td
                  key={column}
                  data-label={t(`queue.columns.${column}`)}
                  data-column={column}
                  className={classFor(column)}
                >
                  <Cell column={column} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const classFor = (column: QueueColumn) => (wideColumns.includes(column) ? "queue-wide" : undefined);

/** The sort order for the heading of each column. `wait` has none, because it corresponds to the due date. */
const orders: Record<QueueColumn, QueueOrderColumn | null> = {
  state: "state",
  wait: null,
  category: "category",
  province: "province",
  type: "type",
  risk: "risk",
  assignee: "assignee",
  submitted: "submitted",
  due: "due",
};

type HeadProps = { place: QueuePlace; column: QueueOrderColumn | null; title: string; name?: QueueColumn };

function Head({ place, column, title, name }: HeadProps) {
  const shared = { scope: "col", "data-column": name, className: name && classFor(name) } as const;
  const order = parseOrder(place.order);
  if (!column) return <th {...shared}>{title}</th>;
  return (
    <th {...shared} aria-sort={order.column === column ? order.direction : undefined}>
      <Link
        to={listPaths.registrationsAt({ ...place, order: orderAfterPress(place.order, column), page: firstPage })}
        className="rows-sort"
        preventScrollReset
      >
        {title}
      </Link>
    </th>
  );
}

function Cell({ column, row }: { column: QueueColumn; row: QueueRow }): ReactNode {
  const { t } = useTranslation("options");
  switch (column) {
    case "state":
      return <StageCell state={row.state} />;
    case "wait":
      return <WaitCell clock={row.clock} workingDays={row.workingDays} />;
    case "category":
      return <Categories names={row.categories} />;
    case "province":
      return row.province;
    case "type":
      return row.companyType && t(`companyType.${row.companyType}`);
    case "risk":
      return <RiskCell row={row} />;
    case "assignee":
      return <AssigneeCell row={row} />;
    case "submitted":
      return row.submittedAt && <Instant at={row.submittedAt} show="short" />;
    case "due":
      return row.dueAt && <Instant at={row.dueAt} show="short" />;
  }
}

/** The first category, and the number of others; a tooltip lists all of them. */
function Categories({ names }: { names: readonly string[] }) {
  const { t, i18n } = useTranslation("gsrm");
  const [first, ...others] = names;
  if (!first) return null;
  const all = formatList(i18n.language, names);
  return (
    <span className="queue-categories" title={all}>
      {first}
      {others.length > 0 ? <span className="queue-quiet"> {t("queue.others", { count: others.length })}</span> : null}
    </span>
  );
}
