import { type RawBuilder, sql } from "kysely";
import { exportMaxRows, exportPieceRows } from "~/rules/workbook/limits";
import { refuse } from "~/platform/core/base/refuse";

type Count = { executeTakeFirstOrThrow(): Promise<{ total: number | string | bigint }> };
type Query<Row> = { limit(count: number): { execute(): Promise<Row[]> } };
type Piece<Row, Answer> = {
  /** The query that counts all rows as `total`; it runs only for the first batch. */
  count: Count;
  /** The rows after the last one, in the order of the key. */
  rows: Query<Row>;
  /** The key of the last row, with which the next batch is requested. */
  keyOf: (row: Row) => string;
  toAnswer: (row: Row) => Answer;
};

/** Refuses a list that exceeds a workbook instead of truncating it. */
export async function requireExportable(count: Count): Promise<void> {
  const total = Number((await count.executeTakeFirstOrThrow()).total);
  if (total > exportMaxRows) refuse("unacceptable", "export.tooMany", { total, max: exportMaxRows });
}

/** A batch of a list, by key. Later batches cost no more than the first, however long the list is. */
export async function readPiece<Row, Answer>(after: string | undefined, list: Piece<Row, Answer>) {
  if (after === undefined) await requireExportable(list.count);
  const rows = await list.rows.limit(exportPieceRows).execute();
  const last = rows.at(-1);
  return {
    rows: rows.map(list.toAnswer),
    next: last && rows.length === exportPieceRows ? list.keyOf(last) : null,
  };
}

/** The wire format of a key that consists of an instant and an id. */
export const instantKey = ({ created_at, id }: { created_at: string; id: string }): string => `${created_at} ${id}`;

/** The rows after such a key, in the order of newest first. */
export function isOlderThan(key: string): RawBuilder<boolean> {
  const [at = "", id = ""] = key.split(" ");
  return sql`(created_at, id) < (${at}, ${id})`;
}
