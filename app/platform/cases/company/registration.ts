import type { z } from "zod";
import type { company } from "~/contract";
import type { Core } from "~/platform/ground/core";
import { refuse } from "~/platform/ground/base/refuse";
import type { Actor } from "~/platform/records/sessions/actor";
import { stageViewOf } from "~/platform/records/onboarding/stage-view";
import { readDraft, type SavedSection } from "~/platform/records/registrations/draft";
import { countFiles } from "~/platform/records/registrations/file-uuids";
import { registrationOf } from "~/platform/records/registrations/supplier";
import { keepSections, type ToKeep } from "~/platform/records/registrations/keep-sections";
import { maskedSection } from "~/platform/records/registrations/masked-section";

/** All that the company said when it registered; what is sensitive only while it is theirs to change (S-58). */
export async function loadOf(core: Core, actor: Actor): Promise<z.input<typeof company.registration.answer>> {
  const row = await registrationOf(core, actor);
  if (!row) return null;
  const draft = await readDraft(core, core.db, row.id);
  return {
    progress: await stageViewOf(core, row),
    sections: row.state === "filling" ? draft : draft.map(maskedSection),
    fileCounts: await countFiles(core.db, row.id),
  };
}

/** Keeps several of its sections, all or none, while it is being filled in. */
export async function saveFor(
  core: Core,
  actor: Actor,
  sections: readonly ToKeep[],
  now: Date,
): Promise<{ sections: SavedSection[] }> {
  const { id: registrationId } = (await registrationOf(core, actor)) ?? refuse("unknown", "request.e404");
  const keeper = { registrationId, actor: `account:${actor.accountId}`, now };
  return { sections: await core.db.transaction().execute((trx) => keepSections(core, trx, keeper, sections)) };
}
