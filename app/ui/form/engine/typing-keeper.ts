import { createContext, useContext, useEffect } from "react";
import { useNewest } from "~/ui/base/use-newest";

/** The field that had the focus, and the selection in it. */
type Focus = { id: string; from: number | null; to: number | null };

/** Keeps the input of a page's form while the page is remounted. */
export function createTypingKeeper() {
  let save: (() => void) | undefined;
  let goesOn = false;
  let focus: Focus | undefined;
  return {
    /** Called when the page is removed. Saves the input of the form as its draft. */
    keep: () => {
      focus = focusNow();
      goesOn = save !== undefined;
      save?.();
    },
    /** Whether the next mounted form continues where the previous one ended. */
    goesOn: () => goesOn,
    /** Registers a mounted form with its save function. Returns a function that unregisters it. */
    hold: (saveForm: () => void) => {
      if (goesOn) focusAgain(focus);
      goesOn = false;
      save = saveForm;
      return () => void (save = undefined);
    },
  };
}

const Keeping = createContext(createTypingKeeper());
export const TypingKeeperProvider = Keeping.Provider;

/** Whether the form restores its draft when it is mounted. */
export const useGoesOn = (): boolean => useContext(Keeping).goesOn();

/** Registers the function that saves the form in the browser, and restores the focus. */
export function useTypingKeeper(save: () => void): void {
  const keeper = useContext(Keeping);
  const saveNow = useNewest(save);
  useEffect(() => keeper.hold(saveNow), [keeper, saveNow]);
}

const isText = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

const selectionIn = (field: Element) =>
  isText(field) ? { from: field.selectionStart, to: field.selectionEnd } : { from: null, to: null };

/** The field that has the focus; undefined if it could not be found again. */
export function focusNow(): Focus | undefined {
  const field = document.activeElement;
  return field?.id ? { id: field.id, ...selectionIn(field) } : undefined;
}

/** Restores the focus to the field that replaced the focused one. */
export function focusAgain(focus: Focus | undefined): void {
  const field = focus ? document.getElementById(focus.id) : null;
  field?.focus({ preventScroll: true });
  if (isText(field) && focus && focus.from !== null) field.setSelectionRange(focus.from, focus.to);
}
