import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

type PageInput = { page: number; size: number };
type Count = { executeTakeFirstOrThrow(): Promise<{ total: number | string | bigint }> };
type Rows<Row> = { limit(count: number): { offset(count: number): { execute(): Promise<Row[]> } } };
type PageQuery<Row, Content> = {
  /** All that was found, counted as `total`. */
  count: Count;
  /** The same in an order that leaves no two rows equal. */
  rows: Rows<Row>;
  toContent: (row: Row) => Content;
};

/** A page of a list, as every list is answered; `number` is zero-based (§9). */
export async function readTablePage<Row, Content>(
  { page, size }: PageInput,
  { count, rows, toContent }: PageQuery<Row, Content>,
) {
  const countRow = await count.executeTakeFirstOrThrow();
  const totalElements = Number(countRow.total);
  const rowsOfPage = await rows
    .limit(size)
    .offset(page * size)
    .execute();
  return {
    content: rowsOfPage.map(toContent),
    totalElements,
    totalPages: Math.ceil(totalElements / size),
    number: page,
    size,
  };
}

/** Whether a text in the database contains the query literally: `%` and `_` are ordinary characters. */
export const pageHolds = (text: Expression<unknown>, query: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like ${`%${query.replace(/[!%_]/g, (character) => `!${character}`)}%`} escape '!'`;
