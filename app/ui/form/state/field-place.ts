import { bankLabelKey } from "~/rules/bank/bank-label-key";
import { siblingOf } from "~/rules/field-names";
import { toLabelKey } from "~/rules/form/field-facts";
import { textAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import type { FieldWords } from "./field-words";

/** The table and the row in the name of a field, the row without and with what follows. */
const rowOf = (name: string) => /^(\w+)\[(\d+)\]/.exec(name);

const rowName = (table: string, at: string, words: FieldWords) => `${words.word(`${table}.row`)} ${Number(at) + 1}`;

/** The row that a field is in, as people find it: by its year, or by its number. Null for fields outside of rows. */
export function rowPlace(name: string, words: FieldWords, typed: (name: string) => string): string | null {
  const [row, table = "", at = ""] = rowOf(name) ?? [];
  if (row === undefined || row === name) return null;
  return typed(`${row}.year`) || rowName(table, at, words);
}

/** A field of these answers as people find it: its row before its label. A row is named by that alone. */
export function fieldPlace(name: string, words: FieldWords, values: FormValues): string {
  const [row, table = "", at = ""] = rowOf(name) ?? [];
  if (row === undefined) return words.label(toLabelKey(name));
  const place = rowName(table, at, words);
  if (row === name) return place;
  return `${place} · ${words.label(bankLabelKey(name, textAt(values, siblingOf(name, "country"))))}`;
}
