import type { FieldWords } from "./field-words";

/** Matches the start of a form name that belongs to a row: `banks[0]`, the table and the row's index. */
export const rowOf = (name: string) => /^(\w+)\[(\d+)\]/.exec(name);

/** The name of a row, made from its number. */
export const rowName = (table: string, at: string, words: FieldWords) =>
  `${words.word(`${table}.row`)} ${Number(at) + 1}`;

/** The name of a field's row for people: its year or its number. Null for fields outside rows. */
export function rowPlace(name: string, words: FieldWords, typed: (name: string) => string): string | null {
  const [row, table = "", at = ""] = rowOf(name) ?? [];
  if (row === undefined || row === name) return null;
  return typed(`${row}.year`) || rowName(table, at, words);
}
