import { kinds, rowShape, type Shape } from "../field";
import type { FormValues } from "../form-values";

/** The codes a section's answers hold, by the list of values they come from. */
export function codesIn(fields: { shape: Shape }, answers: FormValues): Record<string, string[]> {
  const codes: Record<string, Set<string>> = {};
  collect(fields.shape, answers, (lovCode, value) => (codes[lovCode] ??= new Set()).add(value));
  return Object.fromEntries(Object.entries(codes).map(([lovCode, values]) => [lovCode, [...values]]));
}

function collect(shape: Shape, values: FormValues, add: (lovCode: string, value: string) => void) {
  for (const [name, field] of Object.entries(shape)) {
    const kind = kinds.get(field);
    const answers = [values[name]].flat();
    for (const answer of answers)
      if (kind?.kind === "rows" && typeof answer === "object") collect(rowShape(field), answer, add);
      else if ((kind?.kind === "listed" || kind?.kind === "listedMany") && typeof answer === "string" && answer)
        add(kind.lovCode, answer);
  }
}
