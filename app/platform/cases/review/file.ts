import type { z } from "zod";
import type { review } from "~/contract";
import { decisionEvents, type DecisionEvent } from "~/rules/onboarding/decision";
import { toClock } from "~/rules/onboarding/review-clock";
import { actsNext } from "~/rules/onboarding/stages";
import { next } from "~/rules/onboarding/transitions";
import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import { loadCertification, loadSubmittedAt } from "~/platform/records/certification";
import { maskedSection } from "~/platform/records/registrations/show-answer";
import type { Core } from "~/platform/core/core";
import type { Tables, Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { listCategoryChanges } from "~/platform/records/categories/qualified-categories";
import { filesUnder, removedFiles } from "~/platform/records/files/list-files";
import { listUnopened } from "~/platform/records/files/unopened-files";
import type { Actor } from "~/platform/records/sessions/actor";
import { listEntries } from "~/platform/records/onboarding/onboarding-entries";
import { findRefusedState } from "~/platform/records/onboarding/move";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { findMoveHindrance } from "~/platform/records/onboarding/require-mover";
import { loadRegistrationVersion } from "~/platform/records/onboarding/registration-version";
import { loadStage } from "~/platform/records/onboarding/stage-view";
import { readDraft } from "~/platform/records/registrations/saved-section";
import { findSupplierCode } from "~/platform/records/registrations/supplier-code";
import { openOwner } from "~/platform/records/registrations/find-registration";
import { listReadings } from "~/platform/records/licence/licence-readings";
import { lastRound } from "~/platform/records/registrations/rounds";
import { isLate } from "~/platform/records/queue/queue-filter";
import { loadRisks } from "~/platform/records/risk/load-risks";
import { codesIn } from "~/rules/registration/listed-codes";
import { findMeanings } from "~/platform/records/lists/find-meanings";
import { listAssignments } from "~/platform/records/teamwork/assign";
import { readDecisionDraft } from "~/platform/records/onboarding/decision-drafts";
import { listDelayedDecisions } from "~/platform/records/onboarding/delayed-decisions";
import { listPeople } from "~/platform/records/accounts/people";
import { listChanges, listEvents, listOpenChanges, readEarlier, type AnswersByTab } from "./history";
import { listMarks } from "./marks";
import { listOpenedDocuments } from "~/platform/records/files/opened-documents";

type Reader = { actor: Actor; language: Language; now: Date };
type RegistrationRow = Tables["registration"];

/** A registration with everything needed for a decision. */
export async function loadFile(
  core: Core,
  { registrationId, since }: z.output<typeof review.file.input>,
  { actor, language, now }: Reader,
): Promise<z.input<typeof review.file.answer>> {
  const { db } = core;
  const row = await requireSubmitted(core, registrationId);
  const draft = await readDraft(core, db, row.id);
  const round = await lastRound(db, row.id);
  const earlier = await readEarlier(core, row.id, since ?? round - 1);
  const bothRounds = [...draft, ...(earlier ?? [])];
  const uuids = bothRounds.flatMap(({ section, values }) => fileUuids(sections[section].fields, values));
  const hasCertification = row.state === "certification" || (await loadSubmittedAt(db, row.id)) !== null;
  return {
    registrationId: row.id,
    version: await loadRegistrationVersion(core, db, row),
    number: row.number,
    companyName: row.company_name,
    supplierCode: await findSupplierCode(core.db, row.id),
    country: row.country,
    registrant: openOwner(core.seal, row),
    submittedAt: row.submitted_at,
    dueAt: row.due_at,
    isLate: isLate(row, now),
    clock: toClock(row.state, await listEntries(db, row.id)),
    round,
    // Colleagues also see proposals.
    progress: { ...(await loadStage(core, row)), state: row.state, actsNext: actsNext(row.state) },
    assignee: await findPerson(core, row.assignee_id),
    invitedBy: await findPerson(core, await findInviter(db, row.id)),
    assignments: await listAssignments(core, row.id),
    sections: draft.map(maskedSection),
    meanings: await meaningsOf(db, bothRounds, language),
    files: await filesUnder(core, db, row.id, uuids),
    unopenedFiles: await listUnopened(core, db, row.id, now),
    removedFiles: await removedFiles(core, db, row.id),
    licences: await listReadings(core, row.id),
    risks: await loadRisks(core, db, row, draft, now),
    changes: earlier && listChanges(earlier, draft),
    events: await listEvents(core, row.id),
    categoryChanges: await listCategoryChanges(core, row.id, language),
    marks: await listMarks(core, row.id, round),
    certification: hasCertification ? await loadCertification(core, db, row.id, now) : null,
    openChanges: await listOpenChanges(db, row.id),
    seenFiles: await listOpenedDocuments(db, row.id, actor.accountId),
    draft: await readDecisionDraft(core, { registration_id: row.id, account_id: actor.accountId }),
    delayed: (await listDelayedDecisions(core, [row.id], actor)).get(row.id) ?? null,
    ...(await decisionsOf(core, row, actor, now)),
  };
}

/** The decisions that are possible now. If this reviewer may not make any of them, also the reason. */
async function decisionsOf({ db }: Core, row: RegistrationRow, { accountId }: Actor, now: Date) {
  const endedIn = await findRefusedState(db, row);
  const by = { kind: "purchasing", accountId } as const;
  const [open, hindered]: [DecisionEvent[], { event: DecisionEvent; hindrance: string }[]] = [[], []];
  for (const event of decisionEvents) {
    const step = next(row.state, event, endedIn);
    const hindrance = step && (await findMoveHindrance(db, row, step, by, now));
    if (hindrance) hindered.push({ event, hindrance });
    else if (step) open.push(event);
  }
  // The person who proposed a block can withdraw it but not confirm it. A reason is needed only if no decision is
  // possible.
  if (open.length > 0) return { decisions: open, hindrance: null };
  return { decisions: hindered.map(({ event }) => event), hindrance: hindered[0]?.hindrance ?? null };
}

const findPerson = async (core: Core, id: string | null) => (await listPeople(core, [id])).get(id ?? "") ?? null;

async function findInviter(db: Db, registrationId: string): Promise<string | null> {
  const row = await db
    .selectFrom("invitation")
    .select("invited_by")
    .where("registration_id", "=", registrationId)
    .executeTakeFirst();
  return row?.invited_by ?? null;
}

/** The labels of the codes in these sections, by list of values and code. */
async function meaningsOf(db: Db, answers: AnswersByTab, language: Language) {
  const codes = answers.flatMap(({ section, values }) => Object.entries(codesIn(sections[section].fields, values)));
  return (await findMeanings(db, codes))[language];
}
