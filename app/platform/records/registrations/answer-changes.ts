import { listAnswerPlaces, listChangedKeys } from "~/rules/merge/changed-answers";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { SavedSection } from "./saved-section";

type Values = SavedSection["values"];
/** By the key of an answer: the editor who changed it last (empty: the registrant), and the instant. */
type StoredChanges = Record<string, readonly [editor: string, at: string]>;
/** The last change of an answer, by its form name; a null editor is the registrant. */
type AnswerChange = { field: string; editor: string | null; at: string };
/** A save by the registrant (null), a colleague (their id) or an account of the approved company (`accountEditor`). */
type Save = { section: SectionId; before: Values; after: Values; editor: string | null; at: string };

const accountPrefix = "account:";

/** An account as the editor of an answer. */
export const accountEditor = (accountId: string): string => `${accountPrefix}${accountId}`;

/** The account of an editor, or null if the editor is the registrant or a colleague. */
export const accountOf = (editor: string | null): string | null =>
  editor?.startsWith(accountPrefix) ? editor.slice(accountPrefix.length) : null;

const readChanges = (stored: string | null): StoredChanges => (stored === null ? {} : JSON.parse(stored));

/** The changes of a section after a save, to be stored with it. Those of answers that no longer exist are left out. */
export function withSavedChanges(stored: string | null, { section, before, after, editor, at }: Save): string {
  const { shape } = sections[section].fields;
  const earlier = readChanges(stored);
  const changed = new Set(listChangedKeys(shape, before, after));
  const changes = listAnswerPlaces(shape, after).flatMap(({ key }) => {
    const change = changed.has(key) ? ([editor ?? "", at] as const) : earlier[key];
    return change ? [[key, change] as const] : [];
  });
  return JSON.stringify(Object.fromEntries(changes));
}

/** The last change of each answer of a section, in order. */
export function listAnswerChanges(stored: string | null, { section, values }: SavedSection): AnswerChange[] {
  const changes = readChanges(stored);
  return listAnswerPlaces(sections[section].fields.shape, values).flatMap(({ name: field, key }) => {
    const [editor, at] = changes[key] ?? [];
    return editor === undefined || at === undefined ? [] : [{ field, editor: editor || null, at }];
  });
}
