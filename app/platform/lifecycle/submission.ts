import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import type { Move, MovedRegistration, SubmitInput } from "~/platform/records/onboarding/move";
import { chinaDate } from "~/rules/calendar/china-date";
import { iso } from "~/platform/core/base/instants";
import { keepRoundEvidence } from "~/platform/records/evidence/keep-round";
import { loadReturn } from "~/platform/records/onboarding/return-items";
import { indexCompany } from "~/platform/records/registrations/company-name";
import {
  normaliseDraft,
  readDraft,
  type SavedSection,
  toSectionValues,
} from "~/platform/records/registrations/saved-section";
import { countFiles, infectedUuids } from "~/platform/records/registrations/file-uuids";
import { nextRegistrationNumber } from "~/platform/records/registrations/registration-number";
import { keepRound } from "~/platform/records/registrations/rounds";
import { findUnknownCodes } from "~/platform/records/registrations/unknown-codes";
import { keepRisk } from "~/platform/records/risk/keep-risk";
import type { Finding } from "~/rules/finding";
import { listUnexplained } from "~/rules/onboarding/returned-items";
import { contextFrom, findAllErrors } from "~/rules/registration/section-state";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { findHidden } from "~/rules/section-findings";

type RegistrationRow = Tables["registration"];

/**
 * Refuses to submit a registration that has changed since the registrant last loaded it (`registration.outdated`), that
 * is incomplete (`registration.incomplete`), or whose returned answers are unchanged without a reason
 * (`registration.unchanged`).
 */
export async function requireComplete(core: Core, trx: Db, row: RegistrationRow, { by, now }: Move): Promise<void> {
  if (by.kind !== "registrant" || !by.submitted) return refuse("forbidden", "request.e403");
  const { versions, reasons } = by.submitted;
  const draft = await readDraft(core, trx, row.id);
  requireSeenSections(draft, versions);
  const findings = await findDraftErrors(core, trx, row, draft, now);
  if (Object.keys(findings).length > 0) refuse("unacceptable", "registration.incomplete", findings);
  await requireReasons({ ...core, db: trx }, row, draft, reasons);
}

/**
 * Stores the normalised answers as a new round, with the record for its evidence pack, and assigns the registration
 * number.
 */
export async function writeSubmission(
  core: Core,
  trx: Db,
  registration: MovedRegistration,
  now: Date,
): Promise<Partial<RegistrationRow>> {
  const { id } = registration;
  const draft = await normaliseDraft(core, trx, id, await readDraft(core, trx, id), now);
  const round = await keepRound(core, trx, id, draft, now);
  const number = registration.number ?? (await nextRegistrationNumber(trx, now));
  await keepRoundEvidence(core, trx, { registration, number, round, draft, now });
  const names = await indexCompany(trx, id, toSectionValues(draft));
  const risk_level = await keepRisk(core, trx, id, now);
  return {
    ...names,
    risk_level,
    number,
    submitted_at: iso(now),
    licences_at: null,
  };
}

function requireSeenSections(draft: readonly SavedSection[], versions: SubmitInput["versions"]) {
  const newer = draft.filter(({ section, version }) => version !== (versions[section] ?? 0));
  if (newer.length > 0) refuse("conflict", "registration.outdated", { sections: newer.map(({ section }) => section) });
}

/** A returned answer that was not changed needs a reason: without one the reviewer would only return it again. */
async function requireReasons(
  core: Core,
  row: RegistrationRow,
  draft: readonly SavedSection[],
  reasons: SubmitInput["reasons"],
) {
  const lastReturn = await loadReturn(core, row, draft);
  const unexplainedItems = listUnexplained(lastReturn?.items ?? [], reasons);
  if (unexplainedItems.length > 0) refuse("unacceptable", "registration.unchanged", { items: unexplainedItems });
}

/** The errors that prevent a draft from being submitted, by section. */
export type DraftErrors = Partial<Record<SectionId, Finding[]>>;

/**
 * Finds the errors of a draft: those that the rules find, and those that only the platform can find, which are missing
 * files and codes that are not on a list (S-34).
 */
export async function findDraftErrors(
  core: Core,
  trx: Db,
  { id, country }: Pick<RegistrationRow, "id" | "country">,
  draft: readonly SavedSection[],
  now: Date,
): Promise<DraftErrors> {
  const answers = toSectionValues(draft);
  const files = { fileCounts: await countFiles(trx, id), infectedFiles: await infectedUuids(trx, id) };
  const context = contextFrom(answers, chinaDate(now), { country, ...files });
  const findings = findAllErrors(answers, context, core.config.hiddenTab);
  for (const { section, values } of draft) {
    const hiddenFields = findHidden(sections[section], values, context);
    const unknown = await findUnknownCodes(trx, section, values);
    const all = [...(findings[section] ?? []), ...unknown.filter(({ field }) => !hiddenFields.has(field))];
    if (all.length > 0) findings[section] = all;
  }
  return findings;
}
