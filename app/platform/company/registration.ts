import type { z } from "zod";
import type { company } from "~/contract";
import type { Core } from "../core";
import { refuse } from "../http/refuse";
import type { Actor } from "../identity/actor";
import { stageViewOf } from "../progress/stage-view";
import { readDraft, type SavedSection } from "../registration/draft";
import { countFiles } from "../registration/file-uuids";
import { keepSections, type ToKeep } from "../registration/keep-sections";
import { maskedSection } from "./masked-section";

/** The registration of the company that this actor's tenant is; undefined: it did not register here. */
export function registrationOf({ db }: Core, { tenantId }: Actor) {
  return db
    .selectFrom("registration")
    .innerJoin("tenant", "tenant.registration_id", "registration.id")
    .selectAll("registration")
    .where("tenant.id", "=", tenantId)
    .executeTakeFirst();
}

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
  const { id: registrationId } = (await registrationOf(core, actor)) ?? refuse(404, "request.e404");
  const keeper = { registrationId, actor: `account:${actor.accountId}`, now };
  return { sections: await keepSections(core, keeper, sections) };
}
