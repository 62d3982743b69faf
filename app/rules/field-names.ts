import type { Shape } from "./fields/field-kind";
import { fieldAt, kindOf } from "./fields/kind-registry";
import { fieldNameMax, maxRowIndex } from "./limits/forms";

/**
 * Whether a form of this section may post this name (`companyName`, `banks[0].iban`). Names are checked before the form
 * is parsed, because a name like `banks[100000000].iban` would keep the parser busy for seconds.
 */
export function isFieldName(fields: { shape: Shape }, name: string): boolean {
  return name.length <= fieldNameMax && isNameIn(fields.shape, name.split("."));
}

function isNameIn(shape: Shape, [part = "", ...rest]: string[]): boolean {
  const [, name = "", index] = /^([A-Za-z]+)(?:\[(\d{1,2})\])?$/.exec(part) ?? [];
  const field = fieldAt(shape, name);
  if (!field) return false;
  const { table, isMany } = kindOf(field);
  if (table) return isRowIndex(index) && rest.length > 0 && isNameIn(table.row, rest);
  return rest.length === 0 && (index === undefined || (isMany && isRowIndex(index)));
}

const isRowIndex = (index: string | undefined) =>
  index !== undefined && String(Number(index)) === index && Number(index) <= maxRowIndex;

/** The name of a field in the same row: `banks[0].bank`, `country` → `banks[0].country`. */
export const siblingOf = (name: string, sibling: string) => name.replace(/[^.]*$/, sibling);
