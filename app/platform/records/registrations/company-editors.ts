import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { listPeople } from "~/platform/records/accounts/people";
import { listTabColleagues } from "~/platform/records/colleagues/colleague";
import { accountOf, listAnswerChanges } from "./answer-changes";
import { openOwner } from "./find-registration";
import { maskedSection } from "./show-answer";
import type { EditedSection, SavedSection } from "./saved-section";

/**
 * The sections of an approved company with masked answers, and who changed each answer last: the registrant, a
 * colleague, or an account whose change took effect. Omitted where only the registrant has entered answers.
 */
export async function nameCompanyEditors(
  core: Core,
  registration: Tables["registration"],
  sections: readonly EditedSection[],
): Promise<SavedSection[]> {
  const edited = sections.map(({ saved, changes_json }) => ({
    saved,
    changes: listAnswerChanges(changes_json, saved),
  }));
  const editors = edited.flatMap(({ changes }) => changes.map(({ editor }) => editor));
  const people = await listPeople(core, editors.map(accountOf));
  const colleagues = await listTabColleagues(core, core.db, registration.id);
  const registrant = openOwner(core.seal, registration).name;
  const nameOf = (editor: string | null) =>
    people.get(accountOf(editor) ?? "")?.userName ?? colleagues.find(({ id }) => id === editor)?.name ?? registrant;
  return edited.map(({ saved, changes }) => ({
    ...maskedSection(saved),
    ...(changes.some(({ editor }) => editor !== null) && {
      changes: changes.map(({ field, editor, at }) => ({ field, by: nameOf(editor), at })),
    }),
  }));
}
