import type { z } from "zod";
import type { changeReview } from "~/contract";
import { pairAccounts } from "~/rules/change-request/account-pairs";
import { changeActsNext, changeStates } from "~/rules/change-request/change-states";
import { findSupplierCode } from "~/platform/records/registrations/supplier-code";
import { findCompanyName } from "~/platform/records/registrations/company-name";
import type { Core } from "~/platform/core/core";
import { readTablePage } from "~/platform/core/database/page";
import type { Tables } from "~/platform/core/database/schema";
import { RefusalError } from "~/platform/core/base/refuse";
import { accountById } from "~/platform/records/accounts/accounts";
import type { Actor } from "~/platform/records/sessions/actor";
import { listSharers } from "~/platform/records/duplicates/fingerprints";
import { callableNumbers } from "./record-call";
import { listCalls } from "~/platform/records/changes/change-calls";
import { emailsOfChange } from "~/platform/records/changes/emails-of-change";
import { closedLinks } from "~/platform/records/changes/stop-link";
import {
  type CompanyChange,
  openCall,
  openContents,
  openKnown,
  openNotes,
  openStoppedBy,
  requireProposed,
} from "~/platform/records/changes/company-change";
import { listOpenedDocuments } from "~/platform/records/files/opened-documents";
import { requireApprovable, requireOther } from "./decide";
import { lastIdentityChange, listIdentitySharers } from "~/platform/records/changes/identity-changes";
import { findPendingChanges } from "~/platform/records/changes/pending-changes";
import { toRegistryView } from "~/platform/records/changes/registry-check";
import { storedRisks } from "~/platform/records/changes/list-risks";
import { listUnopenedOf } from "~/platform/records/changes/unopened-in-change";
import { requireStep } from "~/platform/records/changes/move-change";
import { loadChangeVersion } from "~/platform/records/changes/change-version";
import { toChangeSummary, loadChange } from "./load-change";

type ReviewedChange = z.input<typeof changeReview.one.answer>;

/** The states in which purchasing has to act. */
const toActOn = changeStates.filter((state) => changeActsNext(state) === "purchasing");

/** The changes that purchasing has to act on, or those in one state; the oldest first. */
export async function loadChangeQueue(core: Core, { state, ...page }: z.output<typeof changeReview.queue.input>) {
  const matching = core.db
    .selectFrom("change_request")
    .where("proposed_at", "is not", null)
    .where("state", "in", state ? [state] : toActOn);
  const answer = await readTablePage(page, {
    count: matching.select(({ fn }) => fn.countAll().as("total")),
    rows: matching.selectAll().orderBy("proposed_at").orderBy("id"),
    toContent: (change) => change,
  });
  const toRow = async (change: CompanyChange) => ({
    ...toChangeSummary(change),
    ...(await companyOf(core, await registrationOf(core, change))),
    risks: storedRisks(change),
  });
  return { ...answer, content: await Promise.all(answer.content.map(toRow)) };
}

/** A change with everything needed for a decision. */
export async function loadReview(core: Core, changeId: string, actor: Actor, now: Date): Promise<ReviewedChange> {
  const change = await requireProposed(core.db, changeId);
  const registration = await registrationOf(core, change);
  const version = await loadChangeVersion(core, core.db, change, now);
  const { before, after } = openContents(core.seal, change);
  const isOfBank = change.section_id === "bank";
  const notes = openNotes(core.seal, change);
  return {
    ...(await loadChange(core, change)),
    ...(await companyOf(core, registration)),
    risks: version.risks,
    supplierCode: await findSupplierCode(core.db, registration.id),
    proposedAt: change.proposed_at ?? change.created_at,
    accounts: isOfBank ? pairAccounts(before, after) : [],
    approvedBy: [
      ...(await doneBy(core, change.first_approver_id, change.first_approved_at)).map(withNote(notes.first)),
      ...(await doneBy(core, change.second_approver_id, change.second_approved_at)).map(withNote(notes.second)),
    ],
    unopenedFiles: await listUnopenedOf(core, core.db, change),
    calls: await callsIn(core, change),
    callBack: await callBackOf(core, change),
    knownNumbers: await callableNumbers(core, core.db, change),
    recipients: await recipientsOf(core, change),
    sharedWith: isOfBank
      ? await listSharers(core.seal, core.db, registration.id, after)
      : await listIdentitySharers(core, core.db, change),
    identityChangedAt: isOfBank ? await lastIdentityChange(core, core.db, registration.id, now) : null,
    pendingChanges: isOfBank
      ? await findPendingChanges(core, core.db, registration.id)
      : { identity: null, contact: null },
    openedFiles: await listOpenedDocuments(core.db, registration.id, actor.accountId),
    registry: toRegistryView(core.seal, change),
    heldFor: change.held_for === null ? [] : (JSON.parse(change.held_for) as string[]),
    notApprovable: await reasonAgainst(core, { change, registration }, actor, now),
    version,
  };
}

const withNote = (note: string | null) => (approval: { by: string; at: string }) => ({ ...approval, note });

type Registration = Tables["registration"];

const companyOf = async (core: Core, { id, number, company_english_name }: Registration) => ({
  registrationId: id,
  number,
  companyName: await findCompanyName(core, core.db, id),
  companyEnglishName: company_english_name,
});

const registrationOf = ({ db }: Core, { registration_id }: CompanyChange): Promise<Registration> =>
  db.selectFrom("registration").selectAll().where("id", "=", registration_id).executeTakeFirstOrThrow();

const doneBy = async (core: Core, id: string | null, at: string | null) =>
  id && at ? [{ by: (await accountById(core, id)).userName, at }] : [];

async function callsIn(core: Core, change: CompanyChange) {
  const calls = await listCalls(core, core.db, change.id);
  return Promise.all(
    calls.map(async ({ callerId, at, name, number, outcome, note }) => ({
      by: (await accountById(core, callerId)).userName,
      at,
      name,
      number,
      outcome,
      note,
    })),
  );
}

async function callBackOf(core: Core, change: CompanyChange): Promise<ReviewedChange["callBack"]> {
  const [caller] = await doneBy(core, change.caller_id, change.called_back_at);
  const call = openCall(core.seal, change);
  return caller && call ? { ...caller, number: call.number, name: call.name } : null;
}

async function recipientsOf(core: Core, change: CompanyChange): Promise<ReviewedChange["recipients"]> {
  const isClosed = await closedLinks(core, core.db, change.registration_id);
  const letters = await emailsOfChange(core, core.db, change);
  const stoppedBy = openStoppedBy(core.seal, change);
  return openKnown(core.seal, change).emails.map((email, recipient) => ({
    recipient,
    email,
    hasStopped: email === stoppedBy,
    isClosed: isClosed(email),
    letters: letters(email),
  }));
}

/** The refusal code for approving it now, or null. */
async function reasonAgainst(
  core: Core,
  lockedChange: { change: CompanyChange; registration: Registration },
  actor: Actor,
  now: Date,
): Promise<string | null> {
  try {
    requireStep(lockedChange.change, "approve");
    await requireOther(core.db, lockedChange, actor);
    await requireApprovable(core.db, lockedChange, actor, now);
    return null;
  } catch (error) {
    if (error instanceof RefusalError) return error.code;
    throw error;
  }
}
