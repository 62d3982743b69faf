import type { Shape } from "../fields/field-kind";
import { kindOf } from "../fields/kind-registry";
import { withoutEmpty, type FormValues } from "../form-values";

/**
 * A changed answer. A value is null if the answer was added or removed. `field` is its current form name, or the former one if
 * the row was removed.
 */
export type AnswerChange = { field: string; before: string | null; after: string | null };
/** Answers by a key that does not depend on row positions: `banks#<row id>.iban`. */
type Answers = Map<string, { field: string; text: string }>;

/** The changes between two rounds of a section. Rows are compared by their ids, so a row that only moved has not changed. */
export function changesBetween({ shape }: { shape: Shape }, before: FormValues, after: FormValues): AnswerChange[] {
  const [was, is] = [flatten(shape, before), flatten(shape, after)];
  const newOrChanged = [...is].flatMap(([key, { field, text }]) => {
    const old = was.get(key)?.text ?? null;
    return old === text ? [] : [{ field, before: old, after: text }];
  });
  const removals = [...was].flatMap(([key, { field, text }]) =>
    is.has(key) ? [] : [{ field, before: text, after: null }],
  );
  return [...newOrChanged, ...removals];
}

/** The form names of the answers in which two versions of a section differ, each once. */
export const changedFields = (fields: { shape: Shape }, before: FormValues, after: FormValues): string[] => [
  ...new Set(changesBetween(fields, before, after).map(({ field }) => field)),
];

function flatten(shape: Shape, values: FormValues): Answers {
  const answers: Answers = new Map();
  collect(shape, withoutEmpty(values), "", "", answers);
  return answers;
}

function collect(shape: Shape, answers: Record<string, unknown>, key: string, name: string, into: Answers) {
  for (const [field, schema] of Object.entries(shape)) {
    const answer = answers[field];
    const { isAnswer, table } = kindOf(schema);
    if (answer === undefined || !isAnswer) continue;
    if (table && Array.isArray(answer))
      for (const [at, row] of answer.entries() as Iterable<[number, FormValues]>)
        collect(
          table.row,
          row,
          `${key}${field}#${typeof row.id === "string" ? row.id : at}.`,
          `${name}${field}[${at}].`,
          into,
        );
    else into.set(key + field, { field: name + field, text: [answer].flat().map(String).join("\n") });
  }
}
