import type { ActorContext } from "~/platform/cases/handler";
import type { z } from "zod";
import type { changeRequests } from "~/contract";
import { toCareLevel, toCare } from "~/rules/change-request/care-levels";
import { isSupplier } from "~/rules/onboarding/stages";
import { unmaskValues } from "~/rules/fields/masking";
import { changedFields } from "~/rules/onboarding/answer-changes";
import { normaliseValues } from "~/rules/fields/shape-values";
import { sections } from "~/rules/registration/sections";
import { recordAudit } from "~/platform/core/audit";
import { requireCompany } from "~/platform/records/registrations/find-registration";
import { requireButton } from "~/platform/records/sessions/require-button";
import { sectionButton } from "~/rules/permissions/section-button";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { refuse } from "~/platform/core/base/refuse";
import { newId } from "~/platform/records/accounts/accounts";
import type { Actor } from "~/platform/records/sessions/actor";
import { iso } from "~/platform/core/base/instants";
import { requireAcceptable } from "~/platform/records/registrations/keep-sections";
import { readSavedSection, requireVisible, type SavedSection } from "~/platform/records/registrations/saved-section";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { becomeProposed, sendChangeCode } from "./code";
import { requireProof } from "~/platform/records/changes/require-proof";
import { requireFree, requireValid } from "~/platform/records/changes/require-valid";
import { type CompanyChange, sealPart } from "~/platform/records/changes/company-change";

type ChangeProposal = z.output<typeof changeRequests.propose.input>;
type ProposedChange = z.input<typeof changeRequests.propose.answer>;

/** Proposes a change of a section, or stores it until the required code is entered (S-47). */
export async function propose(core: Core, input: ChangeProposal, context: ActorContext): Promise<ProposedChange> {
  requireVisible(core, input.section);
  await requireButton(core, context.actor, sectionButton(input.section));
  const values = requireAcceptable(input.section, input.values);
  const company = await requireCompany(core, context.actor);
  if (!isSupplier(company.state)) refuse("conflict", "company.retired");
  const newChange = await core.db.transaction().execute(async (trx) => {
    const registration = await lockRegistration(trx, company.id);
    const change = await make(core, trx, registration.id, { ...input, values }, context);
    return toCare(change.care_level).needsCode
      ? change
      : becomeProposed(core, trx, { change, registration }, context.actor, context.now);
  });
  core.emailWaits();
  const codeSentTo = newChange.state === "awaitingCode" ? await sendChangeCode(core, newChange, context) : null;
  return { changeId: newChange.id, state: newChange.state, codeSentTo };
}

/** The fields of a change for which no event has happened yet. */
const initialColumns = {
  open_key: null,
  known_sealed: null,
  challenge_sealed: null,
  proposed_at: null,
  caller_id: null,
  called_back_at: null,
  call_sealed: null,
  first_approver_id: null,
  first_approved_at: null,
  second_approver_id: null,
  second_approved_at: null,
  effective_at: null,
  applied_at: null,
  ended_at: null,
  reason_sealed: null,
  stopped_by_sealed: null,
  held_for: null,
  registry_sealed: null,
  first_note_sealed: null,
  second_note_sealed: null,
};

type CheckedInput = Omit<ChangeProposal, "values"> & { values: SavedSection["values"] };

async function make(
  core: Core,
  trx: Db,
  registrationId: string,
  input: CheckedInput,
  context: ActorContext,
): Promise<CompanyChange> {
  const { section, version, note } = input;
  const proof = section === "bank" ? input.proof : "";
  const { now } = context;
  await requireFree(trx, { registrationId, section, now });
  const savedSection = await readSavedSection(core, trx, registrationId, section);
  if (savedSection.version !== version) refuse("conflict", "change.outdated");
  const { fields } = sections[section];
  const after = normaliseValues(fields.shape, unmaskValues(fields, input.values, savedSection.values));
  if (changedFields(fields, savedSection.values, after).length === 0) refuse("unacceptable", "change.nothing");
  await requireValid(core, trx, { registrationId, section, values: after, now });
  if (section === "bank") await requireProof(trx, registrationId, proof);

  await dropUnconfirmed(trx, registrationId, input, context.actor);
  const id = newId();
  const contents = { before: savedSection.values, after, note, proof };
  const change: CompanyChange = {
    ...initialColumns,
    id,
    registration_id: registrationId,
    section_id: section,
    care_level: toCareLevel(section, savedSection.values, after),
    state: "awaitingCode",
    base_version: version,
    values_sealed: sealPart(core.seal, id, "values", contents),
    risks: "[]",
    submitter_id: context.actor.accountId,
    created_at: iso(now),
  };
  await trx.insertInto("change_request").values(change).execute();
  await recordAudit(trx, {
    at: now,
    actor: `account:${context.actor.accountId}`,
    action: "change.begin",
    subject: `registration:${registrationId}`,
    details: { change: id, section },
  });
  return change;
}

/** Starting again cancels a change that was still waiting for its code. */
async function dropUnconfirmed(trx: Db, registrationId: string, { section }: CheckedInput, { accountId }: Actor) {
  await trx
    .deleteFrom("change_request")
    .where("registration_id", "=", registrationId)
    .where("section_id", "=", section)
    .where("submitter_id", "=", accountId)
    .where("state", "=", "awaitingCode")
    .execute();
}
