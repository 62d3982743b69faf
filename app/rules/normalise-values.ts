import type * as z from "zod/mini";
import { normaliserOf, rowShape, type Shape } from "./field";
import type { FormValues } from "./form-values";

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
  if (typeof value === "string") return normaliserOf(field)?.(value) ?? value;
  if (!Array.isArray(value)) return value;
  const rows = rowShape(field);
  return value.map((item: string | FormValues) =>
    typeof item === "object" && item !== null ? normaliseValues(rows, item) : item,
  ) as FormValues[];
}
