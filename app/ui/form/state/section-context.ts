import { createContext, useContext, useSyncExternalStore } from "react";
import type { FileCalls } from "~/client/file-calls";
import type { StoredFile } from "~/contract/files";
import type { ReturnedComment } from "~/contract/returned-comment";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Section, SectionContext } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import type { FieldWords } from "./field-words";
import type { SectionReading } from "./section-reading";
import type { SectionStore } from "./section-store";

/** The context shared by the fields of one section. */
export type SectionScreen = {
  id: SectionId;
  section: Section;
  words: FieldWords;
  /** The saved answers, with which uncontrolled fields start. */
  saved: FormValues;
  context: SectionContext;
  /** The labels of the codes in `saved`, by list of values and code. */
  meanings: Record<string, Record<string, string>>;
  /** Files under the UUIDs in `saved`. */
  files: Record<string, StoredFile[]>;
  /** The reviewer's comments on this tab (decision 020). */
  returned: readonly ReturnedComment[];
  fileCalls: FileCalls;
  /** Reads a masked answer in full, by its form name. If omitted, masked answers can only be retyped. */
  showAnswer?: (field: string) => Promise<string>;
  /** Whether finished rows start collapsed. Not in a form for changing mostly existing answers. */
  foldsRows: boolean;
  store: SectionStore;
  /** Called when a control that is not an input has changed its hidden field. */
  announceChange: () => void;
};

const Screen = createContext<SectionScreen | null>(null);
export const SectionScreenProvider = Screen.Provider;

/** The section that this field belongs to. */
export function useSectionScreen(): SectionScreen {
  const screen = useContext(Screen);
  if (!screen) throw new Error("A field stands in a SectionForm");
  return screen;
}

/** The texts for the fields of this section. */
export const useFieldWords = (): FieldWords => useSectionScreen().words;

/**
 * The current state of the form; the component renders again when it changes. `read` must return the same object for
 * the same state. While a page hydrates, its parts read the state that the server rendered, because a difference would
 * make React render them again and lose focus and input.
 */
export function useReading<T>(read: (form: SectionReading) => T): T {
  const { store } = useSectionScreen();
  return useSyncExternalStore(
    store.subscribe,
    () => read(store),
    () => read(store.atStart),
  );
}

/** The findings to show at a field now. */
export const useShown = (name: string) => useReading((form) => form.shownFor(name));

/** The text typed at a name, now. */
export const useTypedText = (name: string): string => useReading((form) => form.textAt(name));

/** Whether the other answers make this field required (rules: `required`). */
export const useIsRequired = (name: string): boolean => useReading((form) => form.isRequired(name));

/** The text typed into a field before it was normalised; undefined if it is unchanged. */
export const useTypedBefore = (name: string): string | undefined => useReading((form) => form.typedBefore(name));

/** Whether this field applies, given the other answers (rules: `hidden`). */
export const useIsVisible = (name: string): boolean => useReading((form) => form.isVisible(name));
