import type { z } from "zod";
import { company } from "~/contract";
import { expiringDocuments } from "~/rules/documents/expiring-documents";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { requireButton } from "~/platform/records/sessions/require-button";
import { chinaDate } from "~/rules/calendar/china-date";
import { loadStage } from "~/platform/records/onboarding/stage-view";
import { readDraft, toSectionValues, type SavedSection } from "~/platform/records/registrations/saved-section";
import { findRegistration } from "~/platform/records/registrations/find-registration";
import { refuse } from "~/platform/core/base/refuse";
import { countFiles } from "~/platform/records/registrations/file-uuids";
import { keepSections, type ToKeep } from "~/platform/records/registrations/keep-sections";
import { maskedSection } from "~/platform/records/registrations/show-answer";

/** The calls of a supplier's own company. */
export const companyHandlers = (core: Core): Handler[] => [
  handleSession(company.standing, (_, { actor, now }) => loadStanding(core, actor, now)),
  handleSession(company.registration, (_, { actor }) => loadRegistration(core, actor)),
  handleSession(company.saveSections, ({ sections }, { actor, now }) => saveSections(core, actor, sections, now)),
];

/** Onboarding status of the tenant's company, and its expiring documents. */
async function loadStanding(core: Core, actor: Actor, now: Date): Promise<z.input<typeof company.standing.answer>> {
  const row = await findRegistration(core, actor);
  if (!row) return null;
  const answers = toSectionValues(await readDraft(core, core.db, row.id));
  return {
    number: row.number,
    progress: await loadStage(core, row),
    documents: expiringDocuments(answers, chinaDate(now)),
  };
}

/** All registration answers of the company; sensitive ones only while the company may change them (S-58). */
async function loadRegistration(core: Core, actor: Actor): Promise<z.input<typeof company.registration.answer>> {
  const row = await findRegistration(core, actor);
  if (!row) return null;
  await requireButton(core, actor, "company.change");
  const draft = await readDraft(core, core.db, row.id);
  return {
    progress: await loadStage(core, row),
    country: row.country,
    sections: row.state === "filling" ? draft : draft.map(maskedSection),
    fileCounts: await countFiles(core.db, row.id),
  };
}

/** Saves several of its sections, all or none, while it is being filled in. */
async function saveSections(
  core: Core,
  actor: Actor,
  sections: readonly ToKeep[],
  now: Date,
): Promise<{ sections: SavedSection[] }> {
  const { id: registrationId } = (await findRegistration(core, actor)) ?? refuse("unknown", "request.e404");
  const keeper = { registrationId, actor: `account:${actor.accountId}`, colleague: null, now };
  return { sections: await core.db.transaction().execute((trx) => keepSections(core, trx, keeper, sections)) };
}
