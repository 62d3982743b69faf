import { kinds, rowShape, type Shape } from "../field";
import { answered, type Typed } from "../typed";

/** An answer that is another one than before; null: there was, or is, none. `field` is its form name now, or (gone) then. */
export type Change = { field: string; before: string | null; after: string | null };
/** An answer by what it is about, whatever its row's place: `banks#<row id>.iban`. */
type Answers = Map<string, { field: string; text: string }>;

/** What changed between two rounds of a section. Rows are compared by their ids: one that moved has not changed. */
export function changesBetween({ shape }: { shape: Shape }, before: Typed, after: Typed): Change[] {
  const [was, is] = [flatten(shape, before), flatten(shape, after)];
  const changed = [...is].flatMap(([key, { field, text }]) => {
    const old = was.get(key)?.text ?? null;
    return old === text ? [] : [{ field, before: old, after: text }];
  });
  const gone = [...was].flatMap(([key, { field, text }]) =>
    is.has(key) ? [] : [{ field, before: text, after: null }],
  );
  return [...changed, ...gone];
}

/** The form names of the answers in which two versions of a section differ, each once. */
export const changedFields = (fields: { shape: Shape }, before: Typed, after: Typed): string[] => [
  ...new Set(changesBetween(fields, before, after).map(({ field }) => field)),
];

function flatten(shape: Shape, typed: Typed): Answers {
  const found: Answers = new Map();
  collect(shape, answered(typed), "", "", found);
  return found;
}

function collect(shape: Shape, answers: Record<string, unknown>, key: string, name: string, found: Answers) {
  for (const [field, schema] of Object.entries(shape)) {
    const answer = answers[field];
    const kind = kinds.get(schema)?.kind;
    if (answer === undefined || kind === "rowId") continue;
    if (kind === "rows" && Array.isArray(answer))
      for (const [at, row] of answer.entries() as Iterable<[number, Typed]>)
        collect(
          rowShape(schema),
          row,
          `${key}${field}#${typeof row.id === "string" ? row.id : at}.`,
          `${name}${field}[${at}].`,
          found,
        );
    else found.set(key + field, { field: name + field, text: [answer].flat().map(String).join("\n") });
  }
}
