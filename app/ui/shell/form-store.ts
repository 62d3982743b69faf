import { type Control, writeInto } from "~/ui/form/write-into";

type Kept = { name: string; value: string; checked: boolean };

const keyOf = (owner: string, path: string, form: string) => `kept:${owner}:${path}#${form}`;

/** Puts what is typed in a form aside, in this window, for its owner: nobody else who signs in here gets to see it. */
export function keep(form: HTMLFormElement, owner: string): void {
  const values = controlsOf(form).map((control) => ({
    name: control.name,
    value: control.value,
    checked: isTickable(control) && control.checked,
  }));
  if (form.id && values.length > 0)
    sessionStorage.setItem(keyOf(owner, location.pathname, form.id), JSON.stringify(values));
}

/**
 * Puts what was typed back into a form of the same page: each text where its control is now, wherever that stands. Answers
 * the texts whose controls the form no longer has.
 */
export function putBack(form: HTMLFormElement, owner: string): { name: string; value: string }[] {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(owner, location.pathname, form.id)) ?? "[]") as Kept[];
  const left = [...kept];
  for (const control of controlsOf(form)) {
    const place = left.findIndex(
      ({ name, value }) => name === control.name && (!isTickable(control) || value === control.value),
    );
    const [entry] = place < 0 ? [] : left.splice(place, 1);
    if (!entry || (isTickable(control) ? control.checked === entry.checked : control.value === entry.value)) continue;
    if (isTickable(control)) control.click();
    else writeInto(control, entry.value);
    show(form);
  }
  const names = new Set(controlsOf(form).map(({ name }) => name));
  return left.filter(({ name, value }) => !names.has(name) && value.trim() !== "");
}

/** What was put back is not left in a part of the page that is shut. */
function show(form: HTMLFormElement) {
  for (let part = form.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
    part.open = true;
}

/** Forgets what was typed on a page. */
export function forget(path: string, owner: string): void {
  const prefix = keyOf(owner, path, "");
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** What people fill in, apart from passwords, codes and files. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement &&
        !["password", "hidden", "file", "submit", "button"].includes(element.type) &&
        element.autocomplete !== "one-time-code"),
  );

const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
