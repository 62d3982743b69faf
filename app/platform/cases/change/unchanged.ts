import type { Core } from "~/platform/ground/core";
import type { Db } from "~/platform/ground/database/schema";
import { refuse } from "~/platform/ground/base/refuse";
import { readSection } from "~/platform/records/registrations/draft";
import type { Change } from "~/platform/records/changes/changes";

/** Refuses a change of a section that is no longer as it was when the change was filled in. */
export async function requireUnchanged(core: Core, trx: Db, change: Change): Promise<void> {
  const { version } = await readSection(core, trx, change.registration_id, change.section_id);
  if (version !== change.base_version) refuse("conflict", "change.outdated");
}
