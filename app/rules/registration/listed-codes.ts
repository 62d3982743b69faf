import { kinds, rowShape, type Shape } from "../field";
import type { Typed } from "../typed";

/** The codes a section's answers hold, by the list of values they come from. */
export function codesIn(fields: { shape: Shape }, typed: Typed): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  collect(fields.shape, typed, (lovCode, value) => (found[lovCode] ??= new Set()).add(value));
  return Object.fromEntries(Object.entries(found).map(([lovCode, values]) => [lovCode, [...values]]));
}

function collect(shape: Shape, typed: Typed, add: (lovCode: string, value: string) => void) {
  for (const [name, field] of Object.entries(shape)) {
    const kind = kinds.get(field);
    const answers = [typed[name]].flat();
    for (const answer of answers)
      if (kind?.kind === "rows" && typeof answer === "object") collect(rowShape(field), answer, add);
      else if ((kind?.kind === "listed" || kind?.kind === "listedMany") && typeof answer === "string" && answer)
        add(kind.lovCode, answer);
  }
}
