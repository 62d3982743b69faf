import { type RefObject, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { mergeAnswers, type MergeConflict } from "~/rules/merge/merge-answers";
import { readPostedSection } from "~/rules/form/posted-section";
import type { FormValues } from "~/rules/form-values";
import type { Section } from "~/rules/section";
import { focusAgain, focusNow } from "./typing-keeper";
import type { TheirAnswer } from "./saver";
import type { SectionData } from "../state/section-data";
import { joinMeanings } from "../state/join-meanings";
import type { SectionStore } from "../state/section-store";

type Meanings = SectionData["meanings"];

/** The labels of the codes that the page was loaded with, and of those that other windows have chosen since. */
export function useTakenMeanings(loaded: Meanings) {
  const [later, setLater] = useState<Meanings>({});
  const meanings = useMemo(() => joinMeanings(loaded, later), [loaded, later]);
  return { meanings, addMeanings: (more: Meanings) => setLater((before) => joinMeanings(before, more)) };
}

type Options = {
  form: RefObject<HTMLFormElement | null>;
  store: SectionStore;
  section: Section;
  addMeanings: (more: Meanings) => void;
};

/**
 * Merges the answers that another window has saved into the form, field by field (decision 069). Returns whether a field is left
 * that both have changed; without a form there is nothing to choose from, and the draft waits for the next.
 */
export function takeTheirs(
  { form, store, section, addMeanings }: Options,
  base: FormValues,
  { values: theirs, meanings }: TheirAnswer,
): boolean {
  store.settle();
  const mine = form.current && readPostedSection(section.fields, new FormData(form.current))?.typed;
  if (!mine) return true;
  const merged = mergeAnswers(section.fields.shape, { base, mine, theirs });
  const names = Object.keys(section.fields.shape).filter((name) => !isSame(merged.values[name], mine[name]));
  showAnswers(store, merged.values, names, () => addMeanings(meanings ?? {}));
  return openConflicts(section, store, { base, theirs }).length > 0;
}

/** Replaces the answers in the fields with these names, without moving the focus. */
export function showAnswers(
  store: SectionStore,
  values: FormValues,
  names: string[],
  also: () => void = () => undefined,
) {
  if (names.length === 0) return;
  const focus = focusNow();
  flushSync(() => {
    also();
    store.replace(values, names);
  });
  if (document.activeElement === document.body) focusAgain(focus);
}

/** The fields that this window and another have changed to different answers; fields that the form does not show are ignored. */
export function openConflicts(
  section: Section,
  store: Pick<SectionStore, "typed" | "isVisible">,
  sides: { base: FormValues; theirs: FormValues },
): MergeConflict[] {
  const { conflicts } = mergeAnswers(section.fields.shape, { ...sides, mine: store.typed() });
  return conflicts.filter(({ name }) => store.isVisible(name));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? "") === JSON.stringify(other ?? "");
