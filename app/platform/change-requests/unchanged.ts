import type { Core } from "../core";
import type { Db } from "../db/schema";
import { refuse } from "../http/refuse";
import { readSection } from "../registration/draft";
import type { Change } from "./contents";

/** Refuses a change of a section that is no longer as it was when the change was filled in. */
export async function requireUnchanged(core: Core, trx: Db, change: Change): Promise<void> {
  const { version } = await readSection(core, trx, change.registration_id, change.section_id);
  if (version !== change.base_version) refuse(409, "change.outdated");
}
