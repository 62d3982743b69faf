/** What people fill in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills a control in as a person would: React hears of a new value only by the browser's own setter and event. */
export function writeInto(control: Control, value: string): void {
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
