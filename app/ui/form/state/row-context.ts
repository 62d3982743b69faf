import { createContext, useContext, useState } from "react";
import { ownName } from "~/rules/form/field-facts";
import { textAt, typedAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import { useSectionScreen } from "./section-context";

/** A row on the screen. A new row starts with its preset answers, regardless of any saved at its place. */
export type FormRow = { id: string; isNew: boolean; preset?: Readonly<Record<string, string>> };

const CurrentRow = createContext<FormRow | null>(null);
export const RowProvider = CurrentRow.Provider;

/** The row that contains this component, or null if it is outside a row. */
export const useCurrentRow = (): FormRow | null => useContext(CurrentRow);

/**
 * The initial value of the field at a form name. It is kept from the first paint on, because the name changes when rows before it
 * are removed. A field that was hidden in between, or that another window has changed, starts with its newest answer.
 */
export function useInitial<Value>(name: string, read: (values: FormValues) => Value, empty: Value): Value {
  const { saved, store } = useSectionScreen();
  const isNew = useContext(CurrentRow)?.isNew ?? false;
  const [initial] = useState(() => {
    if (store.isNewest(name)) return read(store.typed());
    return isNew ? empty : read(saved);
  });
  return initial;
}

/** The initial text of a field. */
export function useInitialText(name: string): string {
  const preset = useContext(CurrentRow)?.preset?.[ownName(name)];
  return useInitial(name, (values) => textAt(values, name), preset ?? "");
}

/** The initial rows of a table. */
export const useInitialRows = (name: string) => useInitial(name, (values) => savedRows(values, name), []);

/** The saved rows of a table, in their order. */
export function savedRows(values: FormValues, name: string): FormRow[] {
  const rows = typedAt(values, name);
  if (!Array.isArray(rows)) return [];
  return rows.map((_, at) => ({ id: textAt(values, `${name}[${at}].id`) || `${name}-${at}`, isNew: false }));
}
