import type { Shape } from "../fields/field-kind";
import { rowShapeOf } from "../fields/kind-registry";
import type { Finding } from "../finding";

/** The parts of a form name: `banks[0].iban` → `banks`, `0`, `iban`. */
export const partsOf = (name: string): string[] => name.split(/[.[\]]+/).filter(Boolean);

/** The answer at a form name (`banks[0].iban`); undefined if there is none. */
export const answerAt = (answers: unknown, name: string): unknown =>
  partsOf(name).reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[part] : undefined,
    answers,
  );

/**
 * Findings in the order of their fields on the page, which is the order of the schema. A table's findings come before its rows'
 * findings; the findings of one field keep their order.
 */
export function inPageOrder(shape: Shape, findings: readonly Finding[]): Finding[] {
  const placedFindings = findings.map((finding) => ({ finding, place: placeOf(shape, finding.field) }));
  return placedFindings.toSorted((one, other) => compare(one.place, other.place)).map(({ finding }) => finding);
}

function placeOf(shape: Shape, name: string): number[] {
  const place: number[] = [];
  let fields = shape;
  for (const part of partsOf(name)) {
    if (/^\d+$/.test(part)) {
      place.push(Number(part));
      continue;
    }
    place.push(Object.keys(fields).indexOf(part));
    fields = rowShapeOf(fields[part]);
  }
  return place;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  if (at === -1) return one.length - other.length;
  return at < other.length ? (one[at] ?? 0) - (other[at] ?? 0) : 1;
}
