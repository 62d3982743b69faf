/** A comment of the reviewer at a field of a tab, or (field null) about the tab as a whole. */
export type ReturnedItem = { field: string | null; rowId: string | null; comment: string; isChanged: boolean };

const withoutIndex = (name: string) => name.replace(/\[\d+\]/, "");

/** Whether a comment stands at this form name. Rows move while one types: a comment stays with its row (`rowId`). */
export function standsAt({ field, rowId }: ReturnedItem, name: string, row: string | undefined): boolean {
  if (field === null) return false;
  if (rowId === null || row === undefined) return field === name;
  return rowId === row ? withoutIndex(field) === withoutIndex(name) : field === name && isNested(name);
}

/** A field of a table within a row: only its outer row is known. */
const isNested = (name: string) => name.split("[").length > 2;
