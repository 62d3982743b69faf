import type * as z from "zod/mini";
import { kinds, rowShape, type Shape, findNormaliser } from "./field";
import type { FormValues } from "./form-values";

/** Keeps of some answers what has the shape of its field: text as a string, a table as rows. Says nothing of validity. */
export function shapeValues(shape: Shape, answers: unknown): Record<string, unknown> {
  if (!isRecord(answers)) return {};
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const fitting = Object.hasOwn(answers, name) ? shapedField(field, answers[name]) : undefined;
      return fitting === undefined ? [] : [[name, fitting]];
    }),
  );
}

function shapedField(field: z.core.$ZodType, answer: unknown): unknown {
  const kind = kinds.get(field);
  if (kind?.kind === "rows")
    return Array.isArray(answer) ? answer.map((row) => shapeValues(rowShape(field), row)) : undefined;
  if (kind?.kind === "listedMany") return Array.isArray(answer) ? answer.filter(isText) : undefined;
  return isText(answer) ? answer : undefined;
}

const isText = (value: unknown) => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What was typed in a section, with each answer in the form that its field asks for (`normalise.ts`). */
export function normaliseValues(shape: Shape, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, field ? normalisedAnswer(field, value) : value];
    }),
  );
}

function normalisedAnswer(field: z.core.$ZodType, value: FormValues[string]): FormValues[string] {
  if (typeof value === "string") return findNormaliser(field)?.(value) ?? value;
  if (!Array.isArray(value)) return value;
  const rows = rowShape(field);
  return value.map((item: string | FormValues) =>
    typeof item === "object" && item !== null ? normaliseValues(rows, item) : item,
  ) as FormValues[];
}
