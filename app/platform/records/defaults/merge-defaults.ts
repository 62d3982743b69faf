/** The values of a row, by column. */
export type Cells = Record<string, string | number | null>;

/** The stored default of a row: the values from the last release, and the columns that are waiting for a decision. */
export type Memory = { values: Cells; offered: string[] };

/** The three versions of a row; a version is omitted if it does not have the row. */
type Sides = {
  /** The row from the last release. */
  before?: Memory;
  /** The company's current row. */
  current?: Cells;
  /** The row from this release. */
  next?: Cells;
};

/** The resulting row and the default to store. If omitted, the row is removed or stays removed. */
type Merged = { current?: Cells; memory?: Memory };

/**
 * Brings a row to this release and preserves the company's changes. A column that the company has not changed follows the
 * release; if both have changed it, the company's value stays and the default is offered. A row that the company deleted stays
 * deleted. A row that the release no longer fills is removed, unless the company has changed it. Columns that are `together`
 * are merged as one.
 */
export function mergeDefaults({ before, current, next }: Sides, together: readonly string[]): Merged {
  if (!next) return before && current && hasEvery(current, before.values) ? {} : { current };
  if (!current) return before ? { memory: { values: next, offered: [] } } : { current: next, memory: fresh(next) };
  if (!before) return { current, memory: { values: next, offered: differing(current, next, Object.keys(next)) } };
  const merged = { ...current };
  const offered: string[] = [];
  for (const part of partsOf(next, together)) {
    const isOwn = part.some((column) => column in before.values && current[column] !== before.values[column]);
    const isNew = part.some((column) => next[column] !== before.values[column] || before.offered.includes(column));
    if (!isOwn) for (const column of part) merged[column] = next[column] ?? null;
    else if (isNew) offered.push(...differing(current, next, part));
  }
  return { current: merged, memory: { values: next, offered } };
}

const fresh = (values: Cells): Memory => ({ values, offered: [] });

/** Whether a row has these values; a column that a migration has removed does not count. */
const hasEvery = (current: Cells, values: Cells) =>
  Object.keys(values).every((column) => !(column in current) || current[column] === values[column]);

/** The columns, among these, whose values differ. */
export const differing = (one: Cells, other: Cells, columns: readonly string[]): string[] =>
  columns.filter((column) => one[column] !== other[column]);

/** The columns that are merged as one, then each of the others. */
const partsOf = (values: Cells, together: readonly string[]): (readonly string[])[] => [
  together,
  ...Object.keys(values).flatMap((column) => (together.includes(column) ? [] : [[column]])),
];
