import { type FormValues, mapRows } from "../form-values";
import type { SectionId } from "./section-ids";

/** Changes one answer; `name` is a form name (`banks[0].iban`) from the list of allowed names. */
export function withAnswer(values: FormValues, name: string, answer: string | string[]): FormValues {
  const copy = structuredClone(values);
  const parts = name.split(/[.[\]]+/).filter(Boolean);
  const last = parts.pop();
  let at: Record<string, unknown> = copy;
  for (const part of parts) at = (at[part] ??= {}) as Record<string, unknown>;
  if (last) at[last] = answer;
  return copy;
}

/** Gives every row an id, so that the row can be recognised from then on. */
export function withRowIds(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, Array.isArray(value) ? mapRows(value, withRowId) : value]),
  );
}

const withRowId = (row: FormValues): FormValues => ({ ...withRowIds(row), id: row.id || crypto.randomUUID() });

/** The answers of a draft by section, as typed. */
export const typedSections = (
  savedSections: readonly { section: SectionId; values: FormValues }[],
): Record<string, FormValues> => Object.fromEntries(savedSections.map(({ section, values }) => [section, values]));
