import type * as z from "zod/mini";
import { normaliserOf, rowShape, type Shape } from "./field";
import type { Typed } from "./typed";

/** What was typed in a section, with each answer in the form that its field asks for (`normalise.ts`). */
export function normalised(shape: Shape, typed: Typed): Typed {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, field ? normalisedAnswer(field, value) : value];
    }),
  );
}

function normalisedAnswer(field: z.core.$ZodType, value: Typed[string]): Typed[string] {
  if (typeof value === "string") return normaliserOf(field)?.(value) ?? value;
  if (!Array.isArray(value)) return value;
  const rows = rowShape(field);
  return value.map((item: string | Typed) =>
    typeof item === "object" && item !== null ? normalised(rows, item) : item,
  ) as Typed[];
}
