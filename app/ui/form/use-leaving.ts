import type { FocusEvent } from "react";
import type { Section } from "~/rules/section";
import { fieldFacts } from "./field-names";
import type { SectionStore } from "./section-store";
import { usePointer } from "./use-pointer";
import { writeInto } from "./write-into";

/**
 * What happens as a field is left: its answer is put into the form that it asks for, which is said beside it, and its errors
 * are shown from then on.
 */
export function useLeaving(section: Section, store: SectionStore) {
  const whenPointerIsUp = usePointer();
  return ({ target }: FocusEvent<HTMLFormElement>) => {
    const field: EventTarget = target;
    const names = namesOf(field as HTMLElement & { name?: string });
    if (names.length === 0) return;
    whenPointerIsUp(() => {
      if (field instanceof HTMLInputElement && field.type === "text" && field.name) normalise(field, section, store);
      for (const name of names) store.touch(name);
    });
  };
}

/** The answers a control gives: those of a combobox stand in hidden fields beside it. */
const namesOf = ({ name, dataset }: HTMLElement & { name?: string }) =>
  (dataset.names?.split(" ") ?? [name ?? ""]).filter(Boolean);

function normalise(field: HTMLInputElement, section: Section, store: SectionStore) {
  const { name, value } = field;
  const after = fieldFacts(section.fields, name).normalise?.(value) ?? value;
  if (after === value || store.isKept(name, value)) return;
  writeInto(field, after);
  // A space at either end is nothing that anyone meant.
  if (after !== value.trim()) store.noteNormalised(name, value, after);
}
