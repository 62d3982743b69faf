import type { Migration } from "kysely/migration";
import { registrations } from "./001-registrations";
import { mail } from "./002-mail";
import { files } from "./003-files";
import { reference } from "./004-reference";
import { identity } from "./005-identity";
import { messages } from "./006-messages";
import { profile } from "./007-profile";
import { lovViews } from "./008-lov-views";
import { dashboard } from "./009-dashboard";
import { onboarding } from "./011-onboarding";
import { review } from "./012-review";
import { companyFile } from "./013-company-file";
import { changeRequests } from "./014-change-requests";
import { companyType } from "./015-company-type";
import { alarms } from "./016-alarms";
import { fourEyes } from "./017-four-eyes";
import { accounts } from "./018-accounts";
import { digestsAndExports } from "./019-digests-exports";
import { fileScan } from "./020-file-scan";
import { draftExpiry } from "./021-draft-expiry";
import { phones } from "./022-phones";
import { valueOrder } from "./023-value-order";
import { newsChanges } from "./024-news-changes";
import { valuePinyin } from "./025-value-pinyin";
import { riskScreening } from "./026-risk-screening";
import { teamwork } from "./027-teamwork";
import { queue } from "./028-queue";
import { answerMarks } from "./029-answer-marks";
import { timeAndFigures } from "./030-time-and-figures";
import { passkeysSearch } from "./031-passkeys-search";
import { evidence } from "./032-evidence";
import { auditHeads } from "./034-audit-heads";
import { retention } from "./035-retention";
import { documents } from "./036-documents";
import { invitations } from "./037-invitations";
import { scorecards } from "./038-scorecards";
import { qualifiedCategories } from "./039-qualified-categories";
import { correctiveActions } from "./040-corrective-actions";
import { webhooks } from "./041-webhooks";
import { licenceReadings } from "./042-licence-readings";
import { hiddenSignIns } from "./043-hidden-sign-ins";
import { roleRemovals } from "./044-role-removals";
import { approvalNotes } from "./045-approval-notes";
import { staffInvitations } from "./046-staff-invitations";
import { secretCheck } from "./047-secret-check";
import { eventPlaces } from "./048-event-places";
import { registryChecks } from "./049-registry-checks";
import { auditKeys } from "./050-audit-keys";
import { staffInviters } from "./051-staff-inviters";
import { lostMailboxes } from "./052-lost-mailboxes";
import { undeliveredLetters } from "./053-undelivered-letters";
import { uploadKeys } from "./054-upload-keys";
import { unlinkedSignIns } from "./055-unlinked-sign-ins";
import { authenticators } from "./056-authenticators";
import { ownerLookups } from "./057-owner-lookups";
import { seedRows } from "./058-seed-rows";
import { codeDeliveries } from "./059-code-deliveries";
import { decisionDrafts } from "./060-decision-drafts";
import { retiredValues } from "./061-retired-values";
import { keptReasons } from "./062-kept-reasons";
import { openedDocuments } from "./063-opened-documents";
import { listOrders } from "./064-list-orders";
import { delayedDecisions } from "./065-delayed-decisions";
import { blockList } from "./066-block-list";
import { plannedAbsences } from "./067-planned-absences";
import { serviceCounts } from "./070-service-counts";
import { returnedReminders } from "./072-returned-reminders";
import { colleagues } from "./074-colleagues";
import { answerChanges } from "./081-answer-changes";
import { tabVisits } from "./082-tab-visits";
import { removedByAccount } from "./083-removed-by-account";
import { changedBy } from "./075-changed-by";
import { textVersions } from "./076-text-versions";
import { blockKeys } from "./077-block-keys";
import { questions } from "./078-questions";
import { supplierPeople } from "./079-supplier-people";
import { jobRuns } from "./080-job-runs";
import { editedDomains } from "./087-edited-domains";
import { endedCompanies } from "./088-ended-companies";
import { editedNotices } from "./084-edited-notices";

/** Every migration, in its order. A migration that has been released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  "001-registrations": registrations,
  "002-mail": mail,
  "003-files": files,
  "004-reference": reference,
  "005-identity": identity,
  "006-messages": messages,
  "007-profile": profile,
  "008-lov-views": lovViews,
  "009-dashboard": dashboard,
  "011-onboarding": onboarding,
  "012-review": review,
  "013-company-file": companyFile,
  "014-change-requests": changeRequests,
  "015-company-type": companyType,
  "016-alarms": alarms,
  "017-four-eyes": fourEyes,
  "018-accounts": accounts,
  "019-digests-exports": digestsAndExports,
  "020-file-scan": fileScan,
  "021-draft-expiry": draftExpiry,
  "022-phones": phones,
  "023-value-order": valueOrder,
  "024-news-changes": newsChanges,
  "025-value-pinyin": valuePinyin,
  "026-risk-screening": riskScreening,
  "027-teamwork": teamwork,
  "028-queue": queue,
  "029-answer-marks": answerMarks,
  "030-time-and-figures": timeAndFigures,
  "031-passkeys-search": passkeysSearch,
  "032-evidence": evidence,
  "034-audit-heads": auditHeads,
  "035-retention": retention,
  "036-documents": documents,
  "037-invitations": invitations,
  "038-scorecards": scorecards,
  "039-qualified-categories": qualifiedCategories,
  "040-corrective-actions": correctiveActions,
  "041-webhooks": webhooks,
  "042-licence-readings": licenceReadings,
  "043-hidden-sign-ins": hiddenSignIns,
  "044-role-removals": roleRemovals,
  "045-approval-notes": approvalNotes,
  "046-staff-invitations": staffInvitations,
  "047-secret-check": secretCheck,
  "048-event-places": eventPlaces,
  "049-registry-checks": registryChecks,
  "050-audit-keys": auditKeys,
  "051-staff-inviters": staffInviters,
  "052-lost-mailboxes": lostMailboxes,
  "053-undelivered-letters": undeliveredLetters,
  "054-upload-keys": uploadKeys,
  "055-unlinked-sign-ins": unlinkedSignIns,
  "056-authenticators": authenticators,
  "057-owner-lookups": ownerLookups,
  "058-seed-rows": seedRows,
  "059-code-deliveries": codeDeliveries,
  "060-decision-drafts": decisionDrafts,
  "061-retired-values": retiredValues,
  "062-kept-reasons": keptReasons,
  "063-opened-documents": openedDocuments,
  "064-list-orders": listOrders,
  "065-delayed-decisions": delayedDecisions,
  "066-block-list": blockList,
  "067-planned-absences": plannedAbsences,
  "070-service-counts": serviceCounts,
  "072-returned-reminders": returnedReminders,
  "074-colleagues": colleagues,
  "075-changed-by": changedBy,
  "076-text-versions": textVersions,
  "077-block-keys": blockKeys,
  "078-questions": questions,
  "079-supplier-people": supplierPeople,
  "080-job-runs": jobRuns,
  "081-answer-changes": answerChanges,
  "082-tab-visits": tabVisits,
  "083-removed-by-account": removedByAccount,
  "084-edited-notices": editedNotices,
  "087-edited-domains": editedDomains,
  "088-ended-companies": endedCompanies,
};
