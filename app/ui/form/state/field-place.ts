import { bankLabelKey } from "~/rules/bank/bank-label-key";
import { siblingOf } from "~/rules/field-names";
import { toLabelKey } from "~/rules/form/field-facts";
import { textAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import type { FieldWords } from "./field-words";
import { rowName, rowOf } from "./row-place";

/** The location of a field for people: its row, followed by its label. */
export function fieldPlace(name: string, words: FieldWords, values: FormValues): string {
  const [row, table = "", at = ""] = rowOf(name) ?? [];
  if (row === undefined) return words.label(toLabelKey(name));
  const place = rowName(table, at, words);
  if (row === name) return place;
  return `${place} · ${words.label(bankLabelKey(name, textAt(values, siblingOf(name, "country"))))}`;
}
