import { type FocusEvent, useEffect, useRef } from "react";
import { fieldFacts } from "~/rules/form/field-facts";
import type { Section } from "~/rules/section";
import type { SectionStore } from "./section-store";
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

const downs = ["pointerdown", "mousedown"] as const;
const ups = ["pointerup", "pointercancel", "mouseup"] as const;

/**
 * Puts off what moves the page until a click under way is done: an error that appears while the mouse is down pushes the
 * button away from under it, and the click is lost. After a touch the mouse events come once the finger is up, and it is
 * they that take the focus from a field.
 */
function usePointer() {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = () => void (isDown.current = true);
    const up = () => {
      isDown.current = false;
      const acts = waiting.current.splice(0);
      // The click comes right after.
      if (acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
    };
    for (const event of downs) addEventListener(event, down, true);
    for (const event of ups) addEventListener(event, up, true);
    return () => {
      for (const event of downs) removeEventListener(event, down, true);
      for (const event of ups) removeEventListener(event, up, true);
    };
  }, []);
  return (act: () => void) => {
    if (isDown.current) waiting.current.push(act);
    else act();
  };
}
