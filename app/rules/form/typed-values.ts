import { answerAt } from "~/rules/paging/page-order";
import { type FormValues, rowsIn } from "~/rules/form-values";
import { ownName } from "./field-facts";

/** The value at a form name (`banks[0].iban`). */
export function typedAt(values: FormValues, name: string): string | string[] | FormValues[] | undefined {
  return answerAt(values, name) as string | string[] | FormValues[] | undefined;
}

/** The text at a form name; "" if there is none. */
export function textAt(values: FormValues, name: string): string {
  const value = typedAt(values, name);
  return typeof value === "string" ? value : "";
}

/** Adds rows to a table of the typed answers. */
export function withRows(values: FormValues, name: string, at: number, rows: FormValues[]): FormValues {
  const copy = structuredClone(values);
  const table = ownName(name);
  const holder = name === table ? copy : (typedAt(copy, name.slice(0, -table.length - 1)) as FormValues | undefined);
  if (holder) holder[table] = rowsIn(holder[table]).toSpliced(at, 0, ...rows);
  return copy;
}
