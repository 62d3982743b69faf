import { listAnswerPlaces, listChangedKeys } from "~/rules/merge/changed-answers";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { SavedSection } from "./saved-section";

type Values = SavedSection["values"];
/** By the key of an answer: the colleague who changed it last (empty: the registrant), and the instant. */
type StoredChanges = Record<string, readonly [editor: string, at: string]>;
/** The last change of an answer, by its form name; a null colleague is the registrant. */
type AnswerChange = { field: string; colleagueId: string | null; at: string };
type Save = { section: SectionId; before: Values; after: Values; colleagueId: string | null; at: string };

const readChanges = (stored: string | null): StoredChanges => (stored === null ? {} : JSON.parse(stored));

/** The changes of a section after a save, to be stored with it. Those of answers that no longer exist are left out. */
export function withSavedChanges(stored: string | null, { section, before, after, colleagueId, at }: Save): string {
  const { shape } = sections[section].fields;
  const earlier = readChanges(stored);
  const changed = new Set(listChangedKeys(shape, before, after));
  const changes = listAnswerPlaces(shape, after).flatMap(({ key }) => {
    const change = changed.has(key) ? ([colleagueId ?? "", at] as const) : earlier[key];
    return change ? [[key, change] as const] : [];
  });
  return JSON.stringify(Object.fromEntries(changes));
}

/** The last change of each answer of a section, in order. */
export function listAnswerChanges(stored: string | null, { section, values }: SavedSection): AnswerChange[] {
  const changes = readChanges(stored);
  return listAnswerPlaces(sections[section].fields.shape, values).flatMap(({ name: field, key }) => {
    const [editor, at] = changes[key] ?? [];
    return editor === undefined || at === undefined ? [] : [{ field, colleagueId: editor || null, at }];
  });
}
