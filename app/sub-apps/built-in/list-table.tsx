import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

type Column<Row> = {
  title: string;
  render: (row: Row) => ReactNode;
  className?: string;
  /**
   * The link of its title, and the current sort direction of the column. Null if the list is sorted by another column.
   */
  sort?: { to: string; direction: "ascending" | "descending" | null };
};

export type TableProps<Row> = {
  /** The name of the table. */
  label: string;
  /** The first column names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  tableClass?: string;
};

/** A table of a list; on a phone each row is a card. */
export function ListTable<Row>({ label, columns, rows, rowKey, tableClass = "" }: TableProps<Row>) {
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
