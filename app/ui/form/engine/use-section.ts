import { useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Section, SectionContext } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import { useSectionWords } from "../parts/field-words";
import { focusFirst } from "./focus-field";
import type { SectionScreen } from "./section-context";
import { createSectionStore } from "./section-store";
import { useLeaving } from "./use-leaving";

type Options = Pick<SectionScreen, "id" | "meanings" | "files" | "returned" | "fileCalls"> & {
  /** A draft is saved while it is typed; a proposal is sent as a whole, and most of it stays as it was. */
  mode: "draft" | "proposal";
  section: Section;
  context: SectionContext;
  /** Where the fields start; another value starts the form again. */
  start: FormValues;
  /** All errors are shown from the start. */
  checked: boolean;
  /** Fields of the form that are none of the section's answers. */
  beside?: readonly string[];
  /** Something in the form has changed. */
  onChange?: () => void;
  /** What was typed has been read. */
  onRead: (typed: FormValues) => void;
};

/** A section's form between the keyboard and the rules, in the wizard and where a company proposes a change. */
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
  const { id, meanings, files, returned, fileCalls } = facts;
  const form = useRef<HTMLFormElement>(null);
  const store = useMemo(() => createSectionStore(section, start, context, checked), [section, start, checked]);
  const words = useSectionWords(id);
  const [isChecked, setIsChecked] = useState(false);

  const latest = useRef({ onChange, onRead });
  latest.current = { onChange, onRead };
  const announceChange = useCallback(() => {
    if (!form.current) return;
    latest.current.onChange?.();
    store.readSoon(() => {
      if (!form.current) return;
      const answers = new FormData(form.current);
      for (const name of beside) answers.delete(name);
      store.read(answers);
      latest.current.onRead(store.typed());
    });
  }, [store]);

  /** Shows every error and goes to the first; answers whether there is one. */
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
      foldsRows: mode === "draft",
      store,
      announceChange,
    }),
    [id, section, words, start, context, meanings, files, returned, fileCalls, mode, store, announceChange],
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
