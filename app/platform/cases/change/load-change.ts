import type { z } from "zod";
import type { ChangeView, changeSummary } from "~/contract/change-requests";
import { toCare } from "~/rules/change-request/care-levels";
import { changeActsNext } from "~/rules/change-request/change-states";
import { maskValues } from "~/rules/fields/masking";
import { changedFields } from "~/rules/onboarding/answer-changes";
import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import type { Core } from "~/platform/core/core";
import { accountById } from "~/platform/records/accounts/accounts";
import { findChangePack } from "~/platform/records/evidence/evidence-packs";
import { filesUnder } from "~/platform/records/files/list-files";
import { type CompanyChange, openContents, openReason } from "~/platform/records/changes/company-change";

/** Changes that were stopped, refused or withdrawn have no effective date. */
const isDated = ({ state }: CompanyChange) => state === "scheduled" || state === "effective";

/** A change, as shown in lists. */
export const toChangeSummary = (change: CompanyChange): z.input<typeof changeSummary> => ({
  changeId: change.id,
  section: change.section_id,
  state: change.state,
  actsNext: changeActsNext(change.state),
  createdAt: change.created_at,
  effectiveAt: isDated(change) ? change.effective_at : null,
  endedAt: change.ended_at,
});

/** A change with its values before and after, sensitive answers masked. */
export async function loadChange(
  core: Core,
  change: CompanyChange,
): Promise<ChangeView & Required<Pick<ChangeView, "submittedBy">>> {
  const { fields } = sections[change.section_id];
  const { before, after, note, proof } = openContents(core.seal, change);
  const uuids = [before, after].flatMap((values) => fileUuids(fields, values));
  const files = await filesUnder(core, core.db, change.registration_id, [...new Set(uuids)]);
  return {
    ...toChangeSummary(change),
    submittedBy: (await accountById(core, change.submitter_id)).userName,
    before: maskValues(fields, before),
    after: maskValues(fields, after),
    changed: changedFields(fields, before, after),
    files,
    proof: proof ? ((await filesUnder(core, core.db, change.registration_id, [proof]))[proof] ?? []) : [],
    note: note || null,
    approvals: [change.first_approver_id, change.second_approver_id].filter(Boolean).length,
    careLevel: change.care_level,
    approvalsNeeded: toCare(change.care_level).approvers,
    calledBackAt: change.called_back_at,
    reason: openReason(core.seal, change),
    evidence: await findChangePack(core.db, change.id),
  };
}
