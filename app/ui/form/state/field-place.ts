import { toLabelKey } from "~/rules/form/field-facts";
import type { FieldWords } from "./field-words";

/** The table and the row in the name of a field, the row without and with what follows. */
const rowOf = (name: string) => /^(\w+)\[(\d+)\]/.exec(name);

const rowName = (table: string, at: string, words: FieldWords) => `${words.word(`${table}.row`)} ${Number(at) + 1}`;

/** The row that a field is in, as people find it: by its year, or by its number. Null for fields outside of rows. */
export function rowPlace(name: string, words: FieldWords, textAt: (name: string) => string): string | null {
  const [row, table = "", at = ""] = rowOf(name) ?? [];
  if (row === undefined || row === name) return null;
  return textAt(`${row}.year`) || rowName(table, at, words);
}

/** A field as people find it: its row before its label. That names a row. */
export function fieldPlace(name: string, words: FieldWords): string {
  const [row, table = "", at = ""] = rowOf(name) ?? [];
  if (row === undefined) return words.label(toLabelKey(name));
  const place = rowName(table, at, words);
  return row === name ? place : `${place} · ${words.label(toLabelKey(name))}`;
}
