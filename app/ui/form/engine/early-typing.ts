import { typedAt } from "~/rules/form/typed-values";
import type { FormValues } from "~/rules/form-values";
import { withAnswer } from "~/rules/registration/typed-changes";

/** An answer in a control. */
type EarlyAnswer = { name: string; answer: string };

/** The answers typed into a form before its scripts ran: React keeps the content of a control but does not notice it. */
export function earlyAnswers(form: HTMLFormElement): EarlyAnswer[] {
  return [...form.elements].flatMap((control) => {
    if (control instanceof HTMLSelectElement) {
      const isChanged = [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
      const isChosen = [...control.options].some(({ defaultSelected }) => defaultSelected) || control.selectedIndex > 0;
      return isChanged && isChosen ? [{ name: control.name, answer: control.value }] : [];
    }
    if (control instanceof HTMLTextAreaElement) return changedText(control);
    if (!(control instanceof HTMLInputElement) || !control.name) return [];
    if (control.type === "checkbox" || control.type === "radio") return changedTick(control);
    return control.type === "text" ? changedText(control) : [];
  });
}

const changedText = ({ name, value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): EarlyAnswer[] =>
  name && value !== defaultValue ? [{ name, answer: value }] : [];

function changedTick({ type, name, value, checked, defaultChecked }: HTMLInputElement): EarlyAnswer[] {
  if (checked === defaultChecked || (type === "radio" && !checked)) return [];
  return [{ name, answer: checked ? value : "" }];
}

/** A draft with the answers typed before it could be restored. Answers in rows that the draft does not have are dropped. */
export const withEarlyAnswers = (values: FormValues, early: readonly EarlyAnswer[]): FormValues =>
  early.reduce((typed, { name, answer }) => {
    const row = /^(.*\])\.\w+$/.exec(name)?.[1];
    return row && typedAt(typed, row) === undefined ? typed : withAnswer(typed, name, answer);
  }, values);
