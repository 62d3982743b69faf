import type { FormValues } from "../form-values";

/** The table row of a form name: `banks[1].iban` is in the second row of `banks`. Null if it is not in a row. */
function rowAt(field: string, values: FormValues): FormValues | null {
  const [, table = "", index = ""] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  const rows = values[table];
  const row = Array.isArray(rows) ? rows[Number(index)] : undefined;
  return typeof row === "object" ? row : null;
}

/** The id of a field’s row. Null if it is not in a row, or if the row has no id. */
export function findRowId(field: string, values: FormValues): string | null {
  const id = rowAt(field, values)?.id;
  return typeof id === "string" ? id : null;
}

/**
 * The current form name of a returned field. A comment stays with its row when other rows are added or removed. Null if
 * the row was removed, so that the comment applies to the tab as a whole.
 */
export function fieldNow(field: string, rowId: string | null, values: FormValues): string | null {
  if (rowId === null || findRowId(field, values) === rowId) return field;
  const [, table = ""] = /^(\w+)\[/.exec(field) ?? [];
  const rows = values[table];
  const index = Array.isArray(rows) ? rows.findIndex((row) => typeof row === "object" && row.id === rowId) : -1;
  return index < 0 ? null : field.replace(/\[\d+\]/, `[${index}]`);
}

/** The maximum number of comments in one return. */
export const maxReturnedItems = 100;

type Place = { section: string; field: string | null };
const isSamePlace = (one: Place, other: Place) => one.section === other.section && one.field === other.field;

/** The returned items that are unchanged without a reason, and may have been forgotten. */
export const listUnexplained = <Item extends Place & { isChanged: boolean }>(
  items: readonly Item[],
  reasons: readonly Place[],
): Item[] => items.filter((item) => !item.isChanged && !reasons.some((reason) => isSamePlace(reason, item)));
