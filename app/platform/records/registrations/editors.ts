import { listAnswerChanges } from "./answer-changes";
import type { Registrant } from "./registrant";
import type { EditedSection, SavedSection } from "./saved-section";

/** The editors of a section: null is the registrant. */
type Editors = Pick<SavedSection, "changedBy" | "changes">;

/**
 * Adds the editors to each section: the colleague who saved it last, for the registrant only, and who changed each
 * answer last, if several people have changed the section.
 */
export function nameEditors(
  draft: readonly EditedSection[],
  colleagues: readonly { id: string; name: string }[],
  { colleague }: Pick<Registrant, "colleague">,
): (SavedSection & Editors)[] {
  const edited = draft.map(({ saved, changed_by, changes_json }) => {
    const changes = listAnswerChanges(changes_json, saved);
    const isShared = new Set(changes.map(({ editor }) => editor)).size > 1;
    return { saved, changedBy: colleague ? null : changed_by, changes: isShared ? changes : [] };
  });
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return edited.map(({ saved, changedBy, changes }) => ({
    ...saved,
    changedBy: nameOf(changedBy),
    ...(changes.length > 0 && {
      changes: changes.map(({ field, editor, at }) => ({ field, by: nameOf(editor), at })),
    }),
  }));
}
