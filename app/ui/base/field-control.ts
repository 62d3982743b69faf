import type { Finding } from "~/rules/finding";
import { fieldId } from "./field-id";

/** The button that opens a collapsed row. */
export const rowEditClass = "row-edit";

/**
 * Moves the focus to a field and opens its row. For a row, or an answer in it without a control, this is the first
 * field of the row. Returns false if the page does not show it.
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

/** The field in the fragment of the page's address, or "" if there is none or it cannot be decoded. */
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
 * Fills in a control as if a person had typed and moved to the next field, so that blur handlers run even though a
 * field filled by a calendar or a list does not have the focus.
 */
export function enterInto(control: NativeControl, value: string): void {
  writeInto(control, value);
  if (document.activeElement !== control) control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

/** Fills in a control like a person. React notices a new value only through the browser's own setter and event. */
export function writeInto(control: NativeControl, value: string): void {
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
