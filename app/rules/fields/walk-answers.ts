import type * as z from "zod/mini";
import { type FormValues, rowsIn } from "../form-values";
import type { FieldKind, Shape } from "./field-kind";
import { kindOf } from "./kind-registry";

/** A field of a section with its answer: `name` is its form name, `within` its row or the whole tab. */
export type WalkedField = {
  name: string;
  field: string;
  schema: z.core.$ZodType;
  kind: FieldKind;
  answer: FormValues[string];
  within: FormValues;
};

/** Every field with its answer, in the order of the form: a table, then the fields of each of its rows. */
export function* walkAnswers(shape: Shape, values: FormValues, prefix = ""): Generator<WalkedField> {
  for (const [field, schema] of Object.entries(shape)) {
    const kind = kindOf(schema);
    const name = prefix + field;
    const answer = Object.hasOwn(values, field) ? values[field] : undefined;
    yield { name, field, schema, kind, answer, within: values };
    if (!kind.table) continue;
    for (const [at, row] of rowsIn(answer).entries()) yield* walkAnswers(kind.table.row, row, `${name}[${at}].`);
  }
}
