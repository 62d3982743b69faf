import * as z from "zod/mini";
import { oneText, withKind } from "./kind-registry";
import { shapeValues } from "./shape-values";

/** A table of rows. Each row has an id that does not change when others are added or removed. */
export function rows<const Fields extends Readonly<Record<string, z.ZodMiniType>>>(fields: Fields, max: number) {
  const row = { id: rowId(), ...fields };
  const schema = z._default(
    z.array(z.object(row, "field.invalid"), "field.invalid").check(z.maxLength(max, "field.tooMany")),
    [],
  );
  return withKind(schema, {
    ...oneText,
    kind: "rows",
    table: { row, max },
    fit: (answer) => (Array.isArray(answer) ? answer.map((one) => shapeValues(row, one)) : undefined),
    toWords: () => "",
    cell: null,
  });
}

/** The id of a row. It is not an answer, so it has neither a text nor a cell. */
const rowId = () =>
  withKind(z.optional(z.string("field.invalid").check(z.regex(/^[\w-]{1,36}$/, "field.invalid"))), {
    ...oneText,
    kind: "rowId",
    isAnswer: false,
    toWords: () => "",
    cell: null,
  });
