import type { FormValues } from "../form-values";
import type { Shape } from "../fields/field-kind";
import { fieldAt, kindOf } from "../fields/kind-registry";

type AnswerValue = FormValues[string];
type Rows = FormValues[];

/**
 * A field that both sides changed to different answers: its form name in the merged answers, and a key that does not
 * depend on row positions.
 */
export type MergeConflict = { name: string; key: string; mine: AnswerValue; theirs: AnswerValue };

/** The versions of two windows, and the answers that both started from. */
export type Sides = Readonly<Record<"base" | "mine" | "theirs", FormValues>>;
export type Merged = { values: FormValues; conflicts: MergeConflict[] };

/**
 * Merges the changes of two windows to the same answers, field by field (decision 069). A change of only one side is
 * applied. If both changed a field differently, mine is kept and the field is listed.
 */
export const mergeAnswers = (shape: Shape, sides: Sides): Merged => mergeFields(shape, { name: "", key: "" }, sides);

/** The path of a field, by the indexes and by the ids of its rows. */
type Place = { name: string; key: string };

function mergeFields(shape: Shape, at: Place, { base, mine, theirs }: Sides): Merged {
  const values: FormValues = {};
  const conflicts: MergeConflict[] = [];
  for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const schema = fieldAt(shape, field);
    const table = schema ? kindOf(schema).table : null;
    const tables = table && tablesOf(base[field], mine[field], theirs[field]);
    const place = { name: at.name + field, key: at.key + field };
    const merged =
      table && tables
        ? mergeRows(table.row, place, ...tables)
        : mergeField(place, base[field], mine[field], theirs[field]);
    if (merged.value !== undefined) values[field] = merged.value;
    conflicts.push(...merged.conflicts);
  }
  return { values, conflicts };
}

type MergedField = { value: AnswerValue; conflicts: MergeConflict[] };

function mergeField(place: Place, base: AnswerValue, mine: AnswerValue, theirs: AnswerValue): MergedField {
  if (isEqualAnswer(mine, theirs) || isEqualAnswer(theirs, base)) return { value: mine, conflicts: [] };
  if (isEqualAnswer(mine, base)) return { value: theirs, conflicts: [] };
  return { value: mine, conflicts: [{ ...place, mine, theirs }] };
}

/**
 * Rows are matched by id. A row that only one side added or removed is added or removed. A row that one side removed
 * and the other changed is kept with its changes, because removing it again is easier than retyping it.
 */
function mergeRows(shape: Shape, place: Place, base: Rows, mine: Rows, theirs: Rows): MergedField {
  const [before, own, other] = [base, mine, theirs].map(byId) as [RowsById, RowsById, RowsById];
  const rows: Rows = [];
  const conflicts: MergeConflict[] = [];
  for (const id of orderOf(mine, theirs)) {
    const [old, one, two] = [before.get(id), own.get(id), other.get(id)];
    if (!one || !two) {
      const row = one ?? two;
      if (row && !(old && isEqualAnswer(row, old))) rows.push(row);
      continue;
    }
    const row = { name: `${place.name}[${rows.length}].`, key: `${place.key}[${id}].` };
    const merged = mergeFields(shape, row, { base: old ?? {}, mine: one, theirs: two });
    conflicts.push(...merged.conflicts);
    rows.push(merged.values);
  }
  return { value: rows, conflicts };
}

/** My rows in order, with each of their new rows after the row that it follows on their side. */
function orderOf(mine: Rows, theirs: Rows): string[] {
  const order = mine.map(idOfRow);
  theirs.map(idOfRow).forEach((id, at, all) => {
    if (order.includes(id)) return;
    const before = all.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** The three tables, if all rows of each have distinct ids. Otherwise the table is merged as one field. */
function tablesOf(...tables: [AnswerValue, AnswerValue, AnswerValue]): [Rows, Rows, Rows] | null {
  const rows = tables.map((table) => (table === undefined ? [] : table));
  return rows.every(isTableWithIds) ? (rows as [Rows, Rows, Rows]) : null;
}

/** Whether an answer is a table whose rows have distinct ids. */
export const isTableWithIds = (table: AnswerValue): table is Rows =>
  Array.isArray(table) &&
  table.every((row) => typeof row === "object" && idOfRow(row) !== "") &&
  new Set((table as Rows).map(idOfRow)).size === table.length;

type RowsById = Map<string, FormValues>;
const byId = (rows: Rows): RowsById => new Map(rows.map((row) => [idOfRow(row), row]));
/** The id of a row of a table; empty if it has none. */
export const idOfRow = ({ id }: FormValues): string => (typeof id === "string" ? id : "");

/** Whether two answers are equal; an empty answer equals a missing one at every level. */
export const isEqualAnswer = (one: AnswerValue | FormValues, other: AnswerValue | FormValues) =>
  JSON.stringify(filledIn(one)) === JSON.stringify(filledIn(other));

function filledIn(answer: AnswerValue | FormValues): unknown {
  if (Array.isArray(answer)) return answer.length === 0 ? undefined : answer.map(filledIn);
  if (typeof answer !== "object") return answer === "" ? undefined : answer;
  const entries = Object.entries(answer).map(([field, value]) => [field, filledIn(value)] as const);
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
