import type { Finding } from "~/rules/finding";
import { contextFrom } from "~/rules/registration/section-state";
import { fileUuids } from "~/rules/registration/file-uuids";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { SectionContext } from "~/rules/section";
import { findErrors, findHidden } from "~/rules/section-findings";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { chinaDate } from "~/rules/calendar/china-date";
import { readDraft, type SavedSection, readSavedSection } from "~/platform/records/registrations/saved-section";
import { countFiles, infectedUuids } from "~/platform/records/registrations/file-uuids";
import { findUnknownCodes } from "~/platform/records/registrations/unknown-codes";
import { bankLockedUntil } from "./contact-lock";
import type { CompanyChange } from "./company-change";

type Proposal = {
  registrationId: string;
  section: SectionId;
  values: SavedSection["values"];
  now: Date;
  /** Whether its files are on record already, because it was proposed. */
  isProposed?: boolean;
};

/** Refuses a change of a section with an open change, or of bank details while a change of contacts locks them. */
export async function requireFree(trx: Db, { registrationId, section, now }: Omit<Proposal, "values">): Promise<void> {
  const open = await trx
    .selectFrom("change_request")
    .select("id")
    .where("open_key", "=", `${registrationId}:${section}`)
    .executeTakeFirst();
  if (open) refuse("conflict", "change.open", { changeId: open.id });
  const until = section === "bank" ? await bankLockedUntil(trx, registrationId, now) : null;
  if (until) refuse("conflict", "change.bankLocked", { until });
}

/** Refuses new values that violate the rules of the section, together with the rest of the file. */
export async function requireValid(core: Core, trx: Db, proposal: Proposal): Promise<void> {
  const findings = await findingsIn(core, trx, proposal);
  if (findings.length > 0) refuse("unacceptable", "change.invalid", findings);
}

/** The errors of new values by the rules of the section, together with the rest of the file. */
export async function findingsIn(core: Core, trx: Db, proposal: Proposal): Promise<Finding[]> {
  const { section, values } = proposal;
  const context = await contextWith(core, trx, proposal);
  const hiddenFields = findHidden(sections[section], values, context);
  const unknown = await findUnknownCodes(trx, section, values);
  return [
    ...findErrors(sections[section], values, context),
    ...unknown.filter(({ field }) => !hiddenFields.has(field)),
  ];
}

/** The context that the rules need: the company file as it would be after the change, and the files that this change may use. */
export async function contextWith(
  core: Core,
  trx: Db,
  { registrationId, section, values, now, isProposed }: Proposal,
): Promise<SectionContext> {
  const draft = await readDraft(core, trx, registrationId);
  const answers = Object.fromEntries(draft.map((one) => [one.section, one.values]));
  const { fields } = sections[section];
  const onRecord = [...fileUuids(fields, answers[section] ?? {}), ...(isProposed ? fileUuids(fields, values) : [])];
  const recordUuids = new Set(onRecord);
  const counts = await countFiles(trx, registrationId);
  const freeUuids = await unusedUuids(trx, registrationId);
  // Files of other sections, requests or the certification are handled there.
  const usable = Object.entries(counts).filter(([uuid]) => recordUuids.has(uuid) || freeUuids.has(uuid));
  return contextFrom({ ...answers, [section]: values }, chinaDate(now), {
    country: await findCountry(trx, registrationId),
    fileCounts: Object.fromEntries(usable),
    infectedFiles: await infectedUuids(trx, registrationId),
  });
}

/** The country that a registration was opened for. */
async function findCountry(trx: Db, registrationId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom("registration")
    .select("country")
    .where("id", "=", registrationId)
    .executeTakeFirst();
  return row?.country;
}

async function unusedUuids(trx: Db, registrationId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("file_uuid")
    .select("uuid")
    .where("registration_id", "=", registrationId)
    .where("used_at", "is", null)
    .execute();
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Refuses a change of a section that has changed since the form was loaded. */
export async function requireUnchanged(core: Core, trx: Db, change: CompanyChange): Promise<void> {
  const { version } = await readSavedSection(core, trx, change.registration_id, change.section_id);
  if (version !== change.base_version) refuse("conflict", "change.outdated");
}
