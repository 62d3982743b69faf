import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { filesUnder } from "~/platform/records/files/list-files";
import { unopenedNames } from "~/platform/records/files/unopened-files";
import type { CompanyChange } from "./company-change";
import { newUuids } from "./new-uuids";

/** The names of a change's new files that its approver cannot have read. */
export async function listUnopenedOf(core: Core, db: Db, change: CompanyChange): Promise<string[]> {
  const uuids = newUuids(core.seal, change);
  return unopenedNames(Object.values(await filesUnder(core, db, change.registration_id, uuids)).flat());
}
