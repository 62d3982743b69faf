import { useMemo, useRef, useState, type FocusEvent, useEffect } from "react";
import { flushSync } from "react-dom";
import type { Section, SectionContext } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import { fieldFacts } from "~/rules/form/field-facts";
import { useSectionWords } from "../state/field-words";
import { focusFirst, writeInto } from "~/ui/base/field-control";
import type { SectionScreen } from "../state/section-context";
import { runningUploads } from "../state/running-uploads";
import { createSectionStore, type SectionStore } from "../state/section-store";
import { useMadeFor } from "~/ui/base/use-made-for";
import { useNewest } from "~/ui/base/use-newest";

type Options = Pick<SectionScreen, "id" | "meanings" | "files" | "returned" | "fileCalls" | "showAnswer"> & {
  /** A draft is saved while it is typed; a proposal is sent as a whole, and most of it stays unchanged. */
  mode: "draft" | "proposal";
  section: Section;
  context: SectionContext;
  /** The initial answers; a new value resets the form. */
  start: FormValues;
  /** Whether all errors are shown from the start. */
  checked: boolean;
  /** Fields of the form that are not answers of the section. */
  beside?: readonly string[];
  /** Called when something in the form has changed. */
  onChange?: () => void;
  /** Called when the typed answers have been read. */
  onRead: (values: FormValues) => void;
};

/** The form of a section, which applies the rules to the input, in the wizard and for change requests. */
export function useSection({
  mode,
  section,
  context,
  start,
  checked,
  beside = [],
  onChange,
  onRead,
  ...facts
}: Options) {
  const { id, meanings, files, returned, fileCalls, showAnswer } = facts;
  const form = useRef<HTMLFormElement>(null);
  // The context belongs to the page: a change in another tab does not reset the form.
  const [uploads] = useState(runningUploads);
  const store = useMadeFor([section, start, checked], () =>
    createSectionStore(section, start, context, checked, uploads),
  );
  const words = useSectionWords(id, context.country);
  const [isChecked, setIsChecked] = useState(false);

  const read = useNewest(() => {
    if (!form.current) return;
    const answers = new FormData(form.current);
    for (const name of beside) answers.delete(name);
    store.read(answers);
    onRead(store.typed());
  });
  const announceChange = useNewest(() => {
    if (!form.current) return;
    onChange?.();
    store.readSoon(read);
  });

  /** Shows all errors and moves to the first. Returns whether there is one. */
  function showErrors(): boolean {
    flushSync(() => {
      store.showAll();
      setIsChecked(true);
    });
    focusFirst(store.errors());
    return store.errors().length > 0;
  }

  const screen: SectionScreen = useMemo(
    () => ({
      id,
      section,
      words,
      saved: start,
      context,
      meanings,
      files,
      returned,
      fileCalls,
      showAnswer,
      foldsRows: mode === "draft",
      store,
      announceChange,
    }),
    [id, section, words, start, context, meanings, files, returned, fileCalls, showAnswer, mode, store, announceChange],
  );
  return {
    screen,
    store,
    isChecked: isChecked || checked,
    showErrors,
    announceChange,
    form,
    /** The attributes of the form. */
    formProps: { ref: form, noValidate: true, onInput: announceChange, onBlur: useLeaving(section, store) },
  };
}

/**
 * When a field loses the focus, normalises its answer, indicates that next to it, and shows its errors from then on.
 */
function useLeaving(section: Section, store: SectionStore) {
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

/** The names of a control’s answers: a combobox has its answers in hidden fields next to it. */
const namesOf = ({ name, dataset }: HTMLElement & { name?: string }) =>
  (dataset.names?.split(" ") ?? [name ?? ""]).filter(Boolean);

function normalise(field: HTMLInputElement, section: Section, store: SectionStore) {
  const { name, value } = field;
  const after = fieldFacts(section.fields, name).kind.normalise?.(value) ?? value;
  if (after === value || store.isKept(name, value)) return;
  writeInto(field, after);
  // Spaces at either end are never intentional.
  if (after !== value.trim()) store.noteNormalised(name, value, after);
}

const downs = ["pointerdown", "mousedown"] as const;
const ups = ["pointerup", "pointercancel", "mouseup"] as const;

/**
 * Defers layout changes until a click in progress is complete. Otherwise an error that appears while the mouse button
 * is down moves the button away, and the click is lost. After a touch, the mouse events follow once the finger is
 * lifted, and they move the focus out of the field.
 */
function usePointer() {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const down = () => void (isDown.current = true);
    const up = () => {
      isDown.current = false;
      const acts = waiting.current.splice(0);
      // The click event follows immediately.
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
