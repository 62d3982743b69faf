import { createContext, useContext, useSyncExternalStore } from "react";
import type { FileCalls } from "~/client/upload";
import type { StoredFile } from "~/contract/files";
import { textAt } from "~/rules/form/typed-values";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Section, SectionContext } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import type { FieldWords } from "../parts/field-words";
import type { ReturnedItem } from "../section-data";
import type { SectionStore } from "./section-store";

/** What the fields of one section share. */
export type SectionScreen = {
  id: SectionId;
  section: Section;
  words: FieldWords;
  /** As saved: where uncontrolled fields start. */
  saved: FormValues;
  context: SectionContext;
  /** Words for the codes in `saved`, by list of values and code. */
  meanings: Record<string, Record<string, string>>;
  /** Files under the UUIDs in `saved`. */
  files: Record<string, StoredFile[]>;
  returned: ReturnedItem[];
  fileCalls: FileCalls;
  /** Whether rows that are finished begin as a line: where most of a form is there to be changed, they do not. */
  foldsRows: boolean;
  store: SectionStore;
  /** A control that is not an input changed its hidden field. */
  announceChange: () => void;
};

const Screen = createContext<SectionScreen | null>(null);
export const SectionScreenProvider = Screen.Provider;

/** The section this field stands in. */
export function useSectionScreen(): SectionScreen {
  const screen = useContext(Screen);
  if (!screen) throw new Error("A field stands in a SectionForm");
  return screen;
}

/** Words about the fields of this section. */
export const useFieldWords = (): FieldWords => useSectionScreen().words;

/** The findings to show at a field now. */
export function useShown(name: string) {
  const { store } = useSectionScreen();
  const read = () => store.shownFor(name);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The text typed at a name, now. */
export function useTypedText(name: string): string {
  const { store } = useSectionScreen();
  const read = () => textAt(store.typed(), name);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Whether the other answers make this field required (rules: `demands`). */
export function useIsDemanded(name: string): boolean {
  const { store } = useSectionScreen();
  const read = () => store.isDemanded(name);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** What was typed into a field before it was put into the form that the field asks for; undefined: it is as typed. */
export function useTypedBefore(name: string): string | undefined {
  const { store } = useSectionScreen();
  const read = () => store.typedBefore(name);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Whether the other answers leave this field a point (rules: `unasked`). */
export function useIsAsked(name: string): boolean {
  const { store } = useSectionScreen();
  const read = () => store.isAsked(name);
  return useSyncExternalStore(store.subscribe, read, read);
}
