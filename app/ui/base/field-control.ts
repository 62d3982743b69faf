import type { Finding } from "~/rules/finding";
import { fieldId } from "./field-id";

/** The button that opens a row that is folded to a line. */
export const rowEditClass = "row-edit";

/**
 * Moves the focus to a field, opening its row; to the first one of the row where a row is named, or an answer that the row states
 * without a control. False: the page does not show it.
 */
export function focusField(name: string): boolean {
  const control = document.getElementById(fieldId(name)) ?? firstOfRow(rowOf(name));
  if (!control) return false;
  const slot = control.closest("[data-folded]")?.parentElement;
  slot?.querySelector<HTMLElement>(`:scope > .row-line .${rowEditClass}`)?.click();
  control.focus();
  return true;
}

/** `contacts[0]` of `contacts[0].name`; "" outside a table. */
const rowOf = (name: string) => name.slice(0, name.lastIndexOf("]") + 1);

const firstOfRow = (row: string) =>
  row === ""
    ? null
    : document.querySelector<HTMLElement>(`:is(.row, .year-table) [id^=${CSS.escape(`${fieldId(row)}.`)}]`);

/** The field that the address of the page names; "": none, or nothing that a browser could have written. */
export function fieldInHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** Moves the focus to the first of these findings that has a field on the page. */
export function focusFirst(findings: readonly Finding[]): void {
  findings.some(({ field }) => focusField(field));
}

/** The native controls that people fill in. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Fills in a control as if a person had typed and moved to the next field, so that handlers for leaving the field run: a
 * calendar or a list sets the value of a field that does not have the focus.
 */
export function enterInto(control: NativeControl, value: string): void {
  writeInto(control, value);
  if (document.activeElement !== control) control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

/** Fills a control in as a person would: React notices a new value only through the browser's own setter and event. */
export function writeInto(control: NativeControl, value: string): void {
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
