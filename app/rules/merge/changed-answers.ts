import type { Shape } from "../fields/field-kind";
import { fieldAt, kindOf } from "../fields/kind-registry";
import type { FormValues } from "../form-values";
import { idOfRow, isEqualAnswer, isTableWithIds } from "./merge-answers";

/** The place of an answer: its form name, and a key that does not depend on the positions of rows. */
type AnswerPlace = { name: string; key: string; value: FormValues[string] };

/** Every answer of a section, in order, those in the rows of tables one by one. */
export function listAnswerPlaces(shape: Shape, values: FormValues, at = { name: "", key: "" }): AnswerPlace[] {
  return Object.entries(values).flatMap(([field, value]) => {
    const place = { name: at.name + field, key: at.key + field };
    const schema = fieldAt(shape, field);
    const table = schema ? kindOf(schema).table : null;
    if (table && isTableWithIds(value))
      return value.flatMap((row, index) =>
        listAnswerPlaces(table.row, row, {
          name: `${place.name}[${index}].`,
          key: `${place.key}[${idOfRow(row)}].`,
        }),
      );
    // The id of a row is not an answer.
    return at.name !== "" && field === "id" ? [] : [{ ...place, value }];
  });
}

/** The answers that a save changes, by key. A removed row has no answers any more. */
export function listChangedKeys(shape: Shape, before: FormValues, after: FormValues): string[] {
  const earlier = new Map(listAnswerPlaces(shape, before).map(({ key, value }) => [key, value]));
  return listAnswerPlaces(shape, after).flatMap(({ key, value }) =>
    isEqualAnswer(earlier.get(key), value) ? [] : [key],
  );
}
