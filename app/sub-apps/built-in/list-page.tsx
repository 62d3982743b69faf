import type { ReactNode } from "react";
import type { Query } from "~/client/use-answer";
import type { PagePlace } from "~/rules/paging/paging";
import { Pager } from "~/ui/table/pager";
import { QueryAnswer } from "./answered";
import { ListTable, type TableProps } from "./list-table";
import { PageHead } from "./page-head";

type Props<Row> = Omit<TableProps<Row>, "rows"> & {
  title: string;
  lead: string;
  /** The actions next to the title. */
  actions: ReactNode;
  /** The filter fields of the list. */
  filter?: ReactNode;
  query: Query<{ content: Row[]; totalElements: number }>;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** The content below the table. */
  footer?: ReactNode;
  place: PagePlace;
  /** The address of another page of the list. */
  to: (place: PagePlace) => string;
};

/** A page with a list: its title, its filters, a table, and links to the other pages. */
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
