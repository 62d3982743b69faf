import { accountHandlers } from "./cases/account/handlers";
import { agencyHandlers } from "./cases/agencies/handlers";
import { assignmentHandlers } from "./cases/assignment/handlers";
import { categoryHandlers } from "./cases/categories/handlers";
import { certificationHandlers } from "./cases/certification/handlers";
import { changeHandlers } from "./cases/change/handlers";
import { companyLookupHandlers } from "./cases/company-lookup/handlers";
import { companyFileHandlers } from "./cases/company/file";
import { companyFilesHandlers } from "./cases/files/company-files";
import { companyHandlers } from "./cases/company/standing";
import { consentHandlers } from "./cases/consent/handlers";
import { correctiveActionHandlers } from "./cases/corrective-actions/handlers";
import { dashboardHandlers } from "./cases/dashboard/handlers";
import { decisionDraftHandlers } from "./cases/decision-drafts/handlers";
import { delayedDecisionHandlers } from "./cases/delayed-decisions/handlers";
import { documentHandlers } from "./cases/documents/handlers";
import { evidenceHandlers } from "./cases/evidence/handlers";
import { invitationHandlers } from "./cases/invitations/handlers";
import { logHandlers } from "./cases/exports/audit-log";
import { exportHandlers } from "./cases/exports/handlers";
import { fileHandlers } from "./cases/files/handlers";
import { figureHandlers } from "./cases/figures/handlers";
import { serviceFigureHandlers } from "./cases/service-figures/handlers";
import { lovHandlers } from "./cases/lists/handlers";
import { memberHandlers } from "./cases/members/handlers";
import { messageHandlers } from "./cases/messages/handlers";
import { newsHandlers } from "./cases/news/handlers";
import { noticeHandlers } from "./cases/notices/handlers";
import { profileHandlers } from "./cases/profile/handlers";
import { progressHandlers } from "./cases/progress/handlers";
import { registrationHandlers } from "./cases/registration/handlers";
import { queueHandlers } from "./cases/queue/handlers";
import { blockListHandlers } from "./cases/block-list/handlers";
import { reviewNoteHandlers } from "./cases/review-notes/handlers";
import { mailboxHandlers } from "./cases/mailboxes/handlers";
import { reviewSettingHandlers } from "./cases/review-settings/handlers";
import { undeliveredLetterHandlers } from "./cases/undelivered-letters/handlers";
import { valueListHandlers } from "./cases/value-lists/handlers";
import { webhookHandlers } from "./cases/webhooks/handlers";
import { retentionHandlers } from "./cases/retention/handlers";
import { reviewHandlers, onboardingHandlers } from "./cases/review/handlers";
import { scorecardHandlers } from "./cases/scorecard/handlers";
import { searchHandlers } from "./cases/search/handlers";
import { sanctionHandlers } from "./cases/sanctions/handlers";
import { sessionHandlers, signInHandlers } from "./cases/sign-in/handlers";
import { ssoHandlers } from "./cases/sign-in/sso/handlers";
import { staffHandlers } from "./cases/staff/handlers";
import { taskHandlers } from "./cases/tasks/handlers";
import { textHandlers } from "./cases/texts/handlers";
import type { Handler } from "./cases/handler";
import type { Sso } from "./cases/sign-in/sso/sso";
import type { Core } from "./core/core";

const subjects = [
  registrationHandlers,
  progressHandlers,
  fileHandlers,
  lovHandlers,
  textHandlers,
  sessionHandlers,
  accountHandlers,
  profileHandlers,
  memberHandlers,
  consentHandlers,
  messageHandlers,
  noticeHandlers,
  newsHandlers,
  companyLookupHandlers,
  companyHandlers,
  companyFileHandlers,
  companyFilesHandlers,
  certificationHandlers,
  documentHandlers,
  evidenceHandlers,
  changeHandlers,
  onboardingHandlers,
  queueHandlers,
  reviewHandlers,
  assignmentHandlers,
  decisionDraftHandlers,
  delayedDecisionHandlers,
  reviewNoteHandlers,
  reviewSettingHandlers,
  figureHandlers,
  serviceFigureHandlers,
  sanctionHandlers,
  retentionHandlers,
  undeliveredLetterHandlers,
  invitationHandlers,
  scorecardHandlers,
  categoryHandlers,
  correctiveActionHandlers,
  searchHandlers,
  dashboardHandlers,
  taskHandlers,
  logHandlers,
  exportHandlers,
  agencyHandlers,
  valueListHandlers,
  blockListHandlers,
  webhookHandlers,
  staffHandlers,
  mailboxHandlers,
];

/** What answers each call of the contract, subject by subject. */
export const allHandlers = (core: Core, sso: Sso): Handler[] => [
  ...subjects.flatMap((handlersOf) => handlersOf(core)),
  ...ssoHandlers(core, sso),
  ...signInHandlers(core, sso),
];
