import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

type PageInput = { page: number; size: number };
type Count = { executeTakeFirstOrThrow(): Promise<{ total: number | string | bigint }> };
type Rows<Row> = { limit(count: number): { offset(count: number): { execute(): Promise<Row[]> } } };
type PageQuery<Row, Content> = {
  /** The query that counts all matches as `total`. */
  count: Count;
  /** The matching rows, in a total order. */
  rows: Rows<Row>;
  /** The same rows in exactly the reverse order, so that a page near the end costs no more than one near the beginning. */
  fromTheEnd?: Rows<Row>;
  toContent: (row: Row) => Content;
};

/** A page of a list, the response format of all lists; `number` is zero-based (§9). */
export async function readTablePage<Row, Content>(
  { page, size }: PageInput,
  { count, rows, fromTheEnd, toContent }: PageQuery<Row, Content>,
) {
  const countRow = await count.executeTakeFirstOrThrow();
  const total = Number(countRow.total);
  const before = page * size;
  const after = total - before - size;
  const rowsOfPage =
    fromTheEnd && after < before
      ? await readBackwards(fromTheEnd, { size, total, before })
      : await rows.limit(size).offset(before).execute();
  return { content: rowsOfPage.map(toContent), ...toPageFigures({ page, size }, total) };
}

async function readBackwards<Row>(
  fromTheEnd: Rows<Row>,
  { size, total, before }: { size: number; total: number; before: number },
): Promise<Row[]> {
  const onPage = Math.min(size, total - before);
  if (onPage <= 0) return [];
  const rows = await fromTheEnd
    .limit(onPage)
    .offset(total - before - onPage)
    .execute();
  return rows.toReversed();
}

type CountedRows<Row> = { limit(count: number): { offset(count: number): { execute(): Promise<(Row & Total)[]> } } };
type Total = { total: number | string | bigint };

/** Like `readTablePage`, but for slow queries: each row carries the count of all, so that the query runs only once. */
export async function readCountedPage<Row, Content>(
  { page, size }: PageInput,
  { count, rows, toContent }: { count: Count; rows: CountedRows<Row>; toContent: (row: Row) => Content },
) {
  const rowsOfPage = await rows
    .limit(size)
    .offset(page * size)
    .execute();
  // A page beyond the end has no row with the count.
  const { total } = rowsOfPage[0] ?? (page > 0 ? await count.executeTakeFirstOrThrow() : { total: 0 });
  return { content: rowsOfPage.map(toContent), ...toPageFigures({ page, size }, Number(total)) };
}

const toPageFigures = ({ page, size }: PageInput, totalElements: number) => ({
  totalElements,
  totalPages: Math.ceil(totalElements / size),
  number: page,
  size,
});

/** Whether a text in the database contains the query literally: `%` and `_` are ordinary characters. */
export const pageHolds = (text: Expression<unknown>, query: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${text} like ${`%${query.replace(/[!%_]/g, (character) => `!${character}`)}%`} escape '!'`;
