import { draftStore } from "./draft-store";
import { type NativeControl, writeInto } from "./field-control";

type ControlDraft = { name: string; value: string; checked: boolean };

/** The draft of a form on the page that is shown. */
const formDraft = (form: HTMLFormElement, owner: string) =>
  draftStore<ControlDraft[]>(owner, location.pathname, form.id);

/** Saves the input of a form. */
export function saveForm(form: HTMLFormElement, owner: string): void {
  const values = fillableControls(form).map((control) => ({
    name: control.name,
    value: control.value,
    checked: isTickable(control) && control.checked,
  }));
  if (form.id && values.length > 0) formDraft(form, owner).save(values);
}

/** Restores typed texts in a form of the same page, each in its control, even if the control has moved. */
export function restoreForm(form: HTMLFormElement, owner: string): void {
  const entries = formDraft(form, owner).load() ?? [];
  for (const control of fillableControls(form)) {
    const place = entries.findIndex(
      ({ name, value }) => name === control.name && (!isTickable(control) || value === control.value),
    );
    const [entry] = place < 0 ? [] : entries.splice(place, 1);
    if (!entry || (isTickable(control) ? control.checked === entry.checked : control.value === entry.value)) continue;
    if (isTickable(control)) control.click();
    else writeInto(control, entry.value);
    show(form);
  }
}

/** Opens the collapsed parts of the page around a form, so that restored input is visible. */
function show(form: HTMLFormElement) {
  for (let part = form.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
    part.open = true;
}

/** The controls that people fill in, except passwords, codes and files. */
const fillableControls = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is NativeControl =>
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement &&
        !["password", "hidden", "file", "submit", "button"].includes(element.type) &&
        element.autocomplete !== "one-time-code"),
  );

const isTickable = (control: NativeControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
