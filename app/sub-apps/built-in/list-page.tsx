import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Query } from "~/client/use-answer";
import type { PagePlace } from "~/rules/paging/paging";
import { Pager } from "~/ui/table/pager";
import { QueryAnswer } from "./answered";
import { PageHead } from "./page-head";

type Column<Row> = {
  title: string;
  render: (row: Row) => ReactNode;
  className?: string;
  /** Where a click on its title leads, and how the list is sorted by it now. Null if it is sorted by another column. */
  sort?: { to: string; direction: "ascending" | "descending" | null };
};

type Props<Row> = {
  title: string;
  lead: string;
  /** The actions next to the title. */
  actions: ReactNode;
  /** The fields that narrow the list. */
  filter?: ReactNode;
  query: Query<{ content: Row[]; totalElements: number }>;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** The name of the table. */
  label: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  tableClass?: string;
  /** The content below the table. */
  footer?: ReactNode;
  place: PagePlace;
  /** The address of another page of the list. */
  to: (place: PagePlace) => string;
};

/** A page with a list: its title, what narrows it, a table, and the way to its other pages. */
export function ListPage<Row>({ title, lead, actions, filter, query, empty, footer, place, to, ...table }: Props<Row>) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        {actions}
      </PageHead>
      {filter}
      <QueryAnswer query={query}>
        {({ content, totalElements }) =>
          content.length === 0 ? (
            empty
          ) : (
            <>
              <ListTable {...table} rows={content} />
              <Pager place={place} total={totalElements} to={to} />
              {footer}
            </>
          )
        }
      </QueryAnswer>
    </>
  );
}

type TableProps<Row> = Pick<Props<Row>, "label" | "columns" | "rowKey" | "tableClass"> & { rows: readonly Row[] };

/** On a phone each row is a card. */
function ListTable<Row>({ label, columns, rows, rowKey, tableClass = "" }: TableProps<Row>) {
  return (
    <div className={`card rows ${tableClass}`}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, sort }) => (
              <th key={title} scope="col" aria-sort={sort?.direction ?? undefined}>
                {sort ? (
                  <Link to={sort.to} className="rows-sort" preventScrollReset>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ title, render, className }, at) =>
                at === 0 ? (
                  <th key={title} scope="row">
                    {render(row)}
                  </th>
                ) : (
                  <td key={title} data-label={title} className={className}>
                    {render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
