import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { listTabColleagues } from "~/platform/records/colleagues/colleague";
import { listAnswerChanges } from "./answer-changes";
import type { Registrant } from "./registrant";
import type { EditedSection, SavedSection } from "./saved-section";

/** The editors of a section: null is the registrant. */
type Editors = Pick<SavedSection, "changedBy" | "changes">;

/**
 * Adds the editors to each section: the colleague who saved it last, for the registrant only, and who changed each
 * answer last, if several people have changed the section.
 */
export async function nameEditors(
  core: Pick<Core, "seal">,
  db: Db,
  { registrationId, colleague }: Registrant,
  draft: readonly EditedSection[],
): Promise<(SavedSection & Editors)[]> {
  const edited = draft.map(({ saved, changed_by, changes_json }) => {
    const changes = listAnswerChanges(changes_json, saved);
    const isShared = new Set(changes.map(({ colleagueId }) => colleagueId)).size > 1;
    return { saved, changedBy: colleague ? null : changed_by, changes: isShared ? changes : [] };
  });
  const hasColleague = edited.some(({ changedBy, changes }) => changedBy !== null || changes.length > 0);
  const colleagues = hasColleague ? await listTabColleagues(core, db, registrationId) : [];
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return edited.map(({ saved, changedBy, changes }) => ({
    ...saved,
    changedBy: nameOf(changedBy),
    ...(changes.length > 0 && {
      changes: changes.map(({ field, colleagueId, at }) => ({ field, by: nameOf(colleagueId), at })),
    }),
  }));
}
