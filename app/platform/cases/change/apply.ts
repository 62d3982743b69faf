import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse, RefusalError } from "~/platform/core/base/refuse";
import { iso, secondsLater } from "~/platform/core/base/instants";
import { keepDecisionEvidence } from "~/platform/records/evidence/keep-decision";
import { indexCompany } from "~/platform/records/registrations/company-name";
import { accountEditor, withSavedChanges } from "~/platform/records/registrations/answer-changes";
import { readEditedSection, readSavedSection, writeSection } from "~/platform/records/registrations/saved-section";
import { keepRisk } from "~/platform/records/risk/keep-risk";
import { retire } from "~/platform/records/registrations/file-uuids";
import { noteContactChange } from "~/platform/records/changes/contact-lock";
import {
  type CompanyChange,
  openContents,
  type LockedChange,
  lockChange,
} from "~/platform/records/changes/company-change";
import { toCare } from "~/rules/change-request/care-levels";
import { isSupplier } from "~/rules/onboarding/stages";
import { hours, inSeconds } from "~/rules/time";
import { writeSecurityEvent } from "~/platform/core/security-events/events";
import { alarmAboutHold } from "~/platform/records/changes/change-alarms";
import { findingsIn } from "~/platform/records/changes/require-valid";
import { computeRisks, storedRisks } from "~/platform/records/changes/list-risks";
import { moveChange, requireStep } from "~/platform/records/changes/move-change";
import { notifyChangeSupplier } from "~/platform/records/changes/notify-accounts";
import { notifyKnown } from "~/platform/records/changes/notify-known";

/** Writes an approved change to the company file. Until this point nothing visible has changed (S-49). */
export async function apply(core: Core, trx: Db, change: CompanyChange, now: Date): Promise<void> {
  const { registration_id: registrationId, section_id: section, base_version: from } = change;
  const { before, after, proof } = openContents(core.seal, change);
  const { changes_json } = await readEditedSection(core, trx, registrationId, section);
  const save = { section, before, after, editor: accountEditor(change.submitter_id), at: change.created_at };
  const changes = withSavedChanges(changes_json, save);
  const write = { registrationId, section, values: after, from, savedAt: iso(now), changes };
  if (!(await writeSection(core, trx, write))) refuse("conflict", "change.outdated");

  const { fields } = sections[section];
  const newUuids = fileUuids(fields, after);
  const replacedUuids = fileUuids(fields, before).filter((uuid) => !newUuids.includes(uuid));
  // The proof stays with the change and no longer counts towards the file limit.
  await retire(trx, registrationId, proof ? [...replacedUuids, proof] : replacedUuids, now);
  if (section === "contact") await noteContactChange(trx, { registration_id: registrationId }, now);
  const { company_name: name } = await indexCompany(trx, registrationId, { [section]: after });
  if (name)
    await trx.updateTable("tenant").set({ tenant_name: name }).where("registration_id", "=", registrationId).execute();
  await keepRisk(core, trx, registrationId, now);
  if (section === "attachment")
    await trx.updateTable("registration").set({ licences_at: null }).where("id", "=", registrationId).execute();
}

/** Batch size; the next run picks up the rest. */
const batchSize = 100;

/**
 * Applies every approved change that is due (S-49). Several processes may run it at the same time: each change is locked and
 * checked again first, so that it is applied once, and one that was stopped at the last moment stays stopped.
 */
export async function applyDueChanges(core: Core): Promise<void> {
  const now = core.now();
  const due = await core.db
    .selectFrom("change_request")
    .selectAll()
    .where("state", "=", "scheduled")
    .where("effective_at", "<=", iso(now))
    .orderBy("effective_at")
    .limit(batchSize)
    .execute();
  for (const change of due) await applyOne(core, change, now);
  if (due.length === 0) return;
  core.emailWaits();
  core.headWaits();
}

async function applyOne(core: Core, due: CompanyChange, now: Date) {
  try {
    const step = await core.db.transaction().execute(async (trx) => {
      const lockedChange = await lockChange(trx, due);
      requireStep(lockedChange.change, "takeEffect");
      if (!hasCooled(lockedChange.change, now)) return null;
      const reasons = await reasonsToHold(core, trx, lockedChange, now);
      await (reasons.length > 0
        ? hold(core, trx, lockedChange, reasons, now)
        : takeEffect(core, trx, lockedChange, now));
      return reasons.length > 0 ? "hold" : "takeEffect";
    });
    if (step) writeSecurityEvent(core, "sensitive_update", { step, change: due.id, section: due.section_id });
  } catch (error) {
    // Another process or the stop link was faster.
    if (!(error instanceof RefusalError)) throw error;
  }
}

/** Whether the cooling-off period since the last approval has passed, regardless of `effective_at`. */
function hasCooled({ care_level, first_approved_at, second_approved_at }: CompanyChange, now: Date): boolean {
  const approvedAt = second_approved_at ?? first_approved_at;
  return approvedAt !== null && secondsLater(approvedAt, inSeconds(hours(toCare(care_level).coolingHours))) <= now;
}

/** The reasons why an approved change may not take effect now, which the approvers could not have known. */
async function reasonsToHold(
  core: Core,
  trx: Db,
  { change, registration }: LockedChange,
  now: Date,
): Promise<string[]> {
  if (!isSupplier(registration.state)) return ["change.notPossible"];
  const { registration_id: registrationId, section_id: section } = change;
  const { version } = await readSavedSection(core, trx, registrationId, section);
  if (version !== change.base_version) return ["change.outdated"];
  const values = openContents(core.seal, change).after;
  const findings = await findingsIn(core, trx, { registrationId, section, values, now, isProposed: true });
  const approvedRisks = storedRisks(change);
  const risks = await computeRisks(core, trx, change, now);
  return [...findings.map(({ code }) => code), ...risks.filter((risk) => !approvedRisks.includes(risk))];
}

async function takeEffect(core: Core, trx: Db, { change, registration }: LockedChange, now: Date) {
  await apply(core, trx, change, now);
  const step = { to: "effective", event: "takeEffect", by: "system", now } as const;
  const effective = await moveChange(trx, change, step, { applied_at: iso(now) });
  await keepDecisionEvidence(core, trx, { change: effective, registration }, now);
  await notifyKnown(core, trx, { change: effective, registration }, "effective", now);
  await notifyChangeSupplier(trx, effective, "effective", now);
}

async function hold(core: Core, trx: Db, { change, registration }: LockedChange, reasons: string[], now: Date) {
  const step = { to: "stopped", event: "hold", by: "system", now } as const;
  const heldChange = await moveChange(trx, change, step, { held_for: JSON.stringify(reasons) });
  await notifyKnown(core, trx, { change: heldChange, registration }, "stopped", now);
  await notifyChangeSupplier(trx, heldChange, "stopped", now);
  await alarmAboutHold(core, trx, heldChange, now);
}
