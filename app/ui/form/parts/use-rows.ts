import { useState } from "react";
import { flushSync } from "react-dom";
import { useSectionScreen } from "../state/section-context";
import { fieldId } from "~/ui/base/field-id";
import { type FormRow, useInitialRows } from "../state/row-context";

/** The rows of a table and the operations on them. Removed rows can be restored for a while. */
export function useRows(name: string, max: number) {
  const { store, announceChange } = useSectionScreen();
  const [rows, setRows] = useState<FormRow[]>(useInitialRows(name));
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [refusedRow, setRefusedRow] = useState<string | null>(null);
  const live = rows.filter(({ id }) => !removed.has(id));

  /** Adds rows at the end or before another row, up to the maximum, and returns them. */
  function add(count: number, preset?: FormRow["preset"], before?: FormRow): FormRow[] {
    const newRows = Array.from({ length: Math.min(count, max - live.length) }, () => ({
      id: crypto.randomUUID(),
      isNew: true,
      preset,
    }));
    const placeIn = (list: FormRow[]) => (before ? list.indexOf(before) : list.length);
    flushSync(() => {
      store.addRows(
        name,
        placeIn(live),
        newRows.map(({ id }) => ({ ...preset, id })),
      );
      setRows((current) => current.toSpliced(placeIn(current), 0, ...newRows));
    });
    announceChange();
    return newRows;
  }

  function remove(row: FormRow) {
    // §5: related attachments are deleted before the item is removed.
    if (rowElement(row)?.querySelector("[data-stored-file]")) return setRefusedRow(row.id);
    flushSync(() => {
      setRefusedRow(null);
      setRemoved((before) => new Set(before).add(row.id));
    });
    announceChange();
    store.settle();
    rowElement(row)?.querySelector<HTMLElement>(".row-undo")?.focus();
  }

  function bringBack(row: FormRow) {
    flushSync(() => setRemoved((before) => new Set([...before].filter((id) => id !== row.id))));
    announceChange();
    store.settle();
    focusRow(row);
  }

  /** Removes rows permanently. */
  function forget(rowsToForget: readonly FormRow[]) {
    const hasFocus = rowsToForget.some((row) => rowElement(row)?.contains(document.activeElement));
    flushSync(() => setRows((before) => before.filter((row) => !rowsToForget.includes(row))));
    if (hasFocus) document.getElementById(fieldId(name))?.focus();
  }

  return {
    rows,
    /** The number of rows, excluding removed ones. */
    count: live.length,
    isEmpty: rows.length === 0,
    isFull: live.length >= max,
    isRemoved: (row: FormRow) => removed.has(row.id),
    isRefused: (row: FormRow) => refusedRow === row.id,
    /** The index of a row among those that are submitted; removed rows come last. */
    placeOf: (row: FormRow) => (removed.has(row.id) ? live.length + rows.indexOf(row) : live.indexOf(row)),
    add,
    remove,
    bringBack,
    forget,
  };
}
export type RowActions = ReturnType<typeof useRows>;

/** The id of the element that contains a row. */
export const rowElementId = ({ id }: FormRow) => `row-${id}`;
const rowElement = (row: FormRow) => document.getElementById(rowElementId(row));

/** Moves the focus to the first visible control of a row. */
export function focusRow(row: FormRow): void {
  const controls = rowElement(row)?.querySelectorAll<HTMLElement>(
    ":is(input:not([type=hidden]), select, textarea, button)",
  );
  [...(controls ?? [])].find((control) => control.checkVisibility())?.focus();
}
