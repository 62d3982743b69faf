import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { filesUnder } from "~/platform/records/files/list-files";
import { unopenedNames } from "~/platform/records/files/unopened-files";
import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import { type CompanyChange, openContents } from "./company-change";

/** The names of a change's new files that its approver cannot have read. */
export async function listUnopenedOf(core: Core, db: Db, change: CompanyChange): Promise<string[]> {
  const { before, after } = openContents(core.seal, change);
  const { fields } = sections[change.section_id];
  const known = fileUuids(fields, before);
  const uuids = fileUuids(fields, after).filter((uuid) => !known.includes(uuid));
  return unopenedNames(Object.values(await filesUnder(core, db, change.registration_id, uuids)).flat());
}
