import { fieldAt, kindOf } from "./kind-registry";
import type { Shape } from "./field-kind";
import { type FormValues, mapRows } from "../form-values";

/** The answers that have the shape of their field: text as a string, a table as rows. Does not check validity. */
export function shapeValues(shape: Shape, answers: unknown): Record<string, unknown> {
  if (!isRecord(answers)) return {};
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const fitting = Object.hasOwn(answers, name) ? kindOf(field).fit(answers[name]) : undefined;
      return fitting === undefined ? [] : [[name, fitting]];
    }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The typed answers of a section, each normalised for its field (`normalise.ts`). */
export function normaliseValues(shape: Shape, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fieldAt(shape, name);
      return [name, field ? normalisedAnswer(kindOf(field), value) : value];
    }),
  );
}

function normalisedAnswer(
  { normalise, table }: ReturnType<typeof kindOf>,
  value: FormValues[string],
): FormValues[string] {
  if (typeof value === "string") return normalise?.(value) ?? value;
  if (!Array.isArray(value)) return value;
  return mapRows(value, (row) => normaliseValues(table?.row ?? {}, row));
}
