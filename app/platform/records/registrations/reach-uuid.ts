import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import { type Registrant, refuseColleague } from "./registrant";
import { readDraft, type SavedSection } from "./saved-section";

/** The file UUIDs in the answers of these sections. */
export const uuidsIn = (draft: readonly SavedSection[]): Set<string> =>
  new Set(draft.flatMap(({ section, values }) => fileUuids(sections[section].fields, values)));

/**
 * Refuses (403) a colleague access to the files under these UUIDs unless each is used in one of their tabs, or was
 * created by them and is not used in any other tab. The registrant can access all files.
 */
export async function requireReach(
  core: Core,
  db: Db,
  registrant: Registrant,
  uuids: readonly string[],
): Promise<void> {
  const { colleague, registrationId } = registrant;
  if (!colleague || uuids.length === 0) return;
  const draft = await readDraft(core, db, registrationId);
  const own = uuidsIn(draft.filter(({ section }) => colleague.sections.includes(section)));
  const others = uuidsIn(draft.filter(({ section }) => !colleague.sections.includes(section)));
  const rows = await db
    .selectFrom("file_uuid")
    .select(["uuid", "colleague_id"])
    .where("uuid", "in", uuids)
    .where("registration_id", "=", registrationId)
    .execute();
  const isReached = ({ uuid, colleague_id }: (typeof rows)[number]) =>
    own.has(uuid) || (colleague_id === colleague.id && !others.has(uuid));
  if (!rows.every(isReached)) await refuseColleague({ ...core, db }, registrationId, "colleague.otherTab");
}
