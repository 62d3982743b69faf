import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { inBoth } from "~/platform/core/words/words-in";
import { accountById } from "~/platform/records/accounts/accounts";
import {
  type CompanyChange,
  type LockedChange,
  openContents,
  openReason,
} from "~/platform/records/changes/company-change";
import { filesUnder } from "~/platform/records/files/list-files";
import { readDraft } from "~/platform/records/registrations/saved-section";
import { changedFields } from "~/rules/onboarding/answer-changes";
import type { SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import { describeTabs, listTabFiles, toEvidenceFile } from "./describe-tabs";
import { issuer } from "./issuer";
import { keepRecord } from "./keep-record";
import { tabTitle } from "./list-answers";
import type { DecisionRecord, DecisionStep, EvidenceFile, EvidenceTab } from "./evidence-record";

/**
 * Stores the evidence of a decision on a change, in the transaction that ends it: the changed answers, the steps taken, and
 * the files on both sides. `change` is in its final state, effective or refused.
 */
export async function keepDecisionEvidence(
  core: Core,
  trx: Db,
  { change, registration }: LockedChange,
  now: Date,
): Promise<void> {
  const { section_id: section, registration_id: registrationId } = change;
  const { before, after, note, proof } = openContents(core.seal, change);
  const { fields } = sections[section];
  const draft = await readDraft(core, trx, registrationId);
  const parts = [before, after].map((values) => ({ section, values }));
  const { tabs: whole, stored } = await describeTabs(core, trx, { registrationId, draft, parts, now });
  // A removed row has its old name, an added one its new name.
  const changed = [changedFields(fields, after, before), changedFields(fields, before, after)];
  const tabs = whole.map((tab, at) => onlyChanged(tab, changed[at] ?? [], sides[at] ?? "after"));
  const { userName: name, email } = await accountById({ db: trx, seal: core.seal }, change.submitter_id);
  const record: DecisionRecord = {
    ...issuer(core, draft),
    kind: "decision",
    number: registration.number ?? "",
    at: change.ended_at ?? "",
    section,
    title: tabTitle(section),
    outcome: change.state === "effective" ? "effective" : "refused",
    proposer: { name, email },
    steps: listSteps(change),
    note,
    reason: openReason(core.seal, change) ?? "",
    tabs,
    files: [
      ...tabs.flatMap((tab) => listTabFiles(tab, stored)),
      ...(await listProofFiles(core, trx, { registrationId, section, proof })),
    ],
  };
  await keepRecord(core, trx, record, { registrationId, changeId: change.id });
}

const sides = ["before", "after"] as const;

type Proof = { registrationId: string; section: SectionId; proof: string };

async function listProofFiles(core: Core, trx: Db, { registrationId, section, proof }: Proof): Promise<EvidenceFile[]> {
  if (!proof) return [];
  const label = inBoth("evidence", (t) => t("decision.proof"));
  const files = (await filesUnder(core, trx, registrationId, [proof]))[proof] ?? [];
  return files.map((file) => toEvidenceFile(file, section, label));
}

/** The answers of a section that differ, under a title that names the side. */
const onlyChanged = (tab: EvidenceTab, changed: readonly string[], side: (typeof sides)[number]): EvidenceTab => ({
  ...tab,
  title: inBoth("evidence", (t, language) => t(`decision.${side}`, { section: tab.title[language] })),
  answers: tab.answers.filter(({ field }) => changed.includes(field)),
});

/** The steps of the change, in the order in which they happened. */
function listSteps(change: CompanyChange): DecisionStep[] {
  const { proposed_at, called_back_at, first_approved_at, second_approved_at, ended_at, state } = change;
  const outcome = state === "effective" ? "effective" : "refused";
  const steps = [
    { step: "proposed", at: proposed_at },
    { step: "calledBack", at: called_back_at },
    { step: "approved", at: first_approved_at },
    { step: "approved", at: second_approved_at },
    { step: outcome, at: ended_at },
  ] as const;
  return steps.flatMap(({ step, at }) => (at ? { step, at } : []));
}
