import { toLabelKey } from "~/rules/form/field-facts";
import type { FieldWords } from "./field-words";

/** A field as people find it: its table and row before its label. A row is named by these alone. */
export function fieldPlace(name: string, words: FieldWords): string {
  const [whole, table, row] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
  if (!table) return words.label(toLabelKey(name));
  const place = `${words.label(table)} ${Number(row) + 1}`;
  return whole === name ? place : `${place} · ${words.label(toLabelKey(name))}`;
}
