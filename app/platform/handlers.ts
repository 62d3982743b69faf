import { accountHandlers } from "./cases/account/account-handlers";
import { agencyHandlers } from "./cases/agencies/agency-handlers";
import { assignmentHandlers } from "./cases/assignment/assignment-handlers";
import { categoryHandlers } from "./cases/categories/category-handlers";
import { certificationHandlers } from "./cases/certification/certification-handlers";
import { changeHandlers } from "./cases/change/change-handlers";
import { colleagueHandlers } from "./cases/colleagues/colleague-handlers";
import { companyLookupHandlers } from "./cases/company-lookup/company-lookup-handlers";
import { companyFileHandlers } from "./cases/company/file";
import { companyFilesHandlers } from "./cases/files/company-files";
import { companyHandlers } from "./cases/company/company-handlers";
import { consentHandlers } from "./cases/consent/consent-handlers";
import { conversationHandlers } from "./cases/conversation/conversation-handlers";
import { correctiveActionHandlers } from "./cases/corrective-actions/corrective-action-handlers";
import { dashboardHandlers } from "./cases/dashboard/dashboard-handlers";
import { decisionDraftHandlers } from "./cases/decision-drafts/decision-draft-handlers";
import { delayedDecisionHandlers } from "./cases/delayed-decisions/delayed-decision-handlers";
import { buyingCompanyHandlers } from "./cases/buying-companies/company-handlers";
import { domainHandlers } from "./cases/domains/domain-handlers";
import { documentHandlers } from "./cases/documents/document-handlers";
import { evidenceHandlers } from "./cases/evidence/evidence-handlers";
import { invitationHandlers } from "./cases/invitations/invitation-handlers";
import { logHandlers } from "./cases/exports/export-audit-log";
import { exportHandlers } from "./cases/exports/export-handlers";
import { fileHandlers } from "./cases/files/file-handlers";
import { figureHandlers } from "./cases/figures/figure-handlers";
import { lovHandlers } from "./cases/lov/lov-handlers";
import { memberHandlers } from "./cases/members/member-handlers";
import { messageHandlers } from "./cases/messages/message-handlers";
import { newsHandlers } from "./cases/news/news-handlers";
import { noticeHandlers } from "./cases/notices/notice-handlers";
import { profileHandlers } from "./cases/profile/profile-handlers";
import { progressHandlers } from "./cases/progress/progress-handlers";
import { registrationHandlers } from "./cases/registration/registration-handlers";
import { queueHandlers } from "./cases/queue/queue-handlers";
import { blockListHandlers } from "./cases/block-list/block-list-handlers";
import { reviewNoteHandlers } from "./cases/review-notes/review-note-handlers";
import { mailboxHandlers } from "./cases/mailboxes/mailbox-handlers";
import { reviewSettingHandlers } from "./cases/review-settings/review-setting-handlers";
import { undeliveredEmailHandlers } from "./cases/undelivered-emails/undelivered-email-handlers";
import { staticTextHandlers } from "./cases/static-texts/static-text-handlers";
import { valueListHandlers } from "./cases/value-lists/value-list-handlers";
import { scheduledJobHandlers } from "./cases/scheduled-jobs/scheduled-job-handlers";
import { outgoingHandlers } from "./cases/outgoing/outgoing-handlers";
import { webhookHandlers } from "./cases/webhooks/webhook-handlers";
import { retentionHandlers } from "./cases/retention/retention-handlers";
import { decisionHandlers } from "./cases/decision/decision-handlers";
import { reviewHandlers } from "./cases/review/review-handlers";
import { scorecardHandlers } from "./cases/scorecard/scorecard-handlers";
import { searchHandlers } from "./cases/search/search-handlers";
import { sanctionHandlers } from "./cases/sanctions/sanction-handlers";
import { sessionHandlers } from "./cases/sign-in/session-handlers";
import { signInHandlers } from "./cases/sign-in/sign-in-handlers";
import { ssoHandlers } from "./cases/sign-in/sso/sso-handlers";
import { staffHandlers } from "./cases/staff/staff-handlers";
import { supplierPeopleHandlers } from "./cases/supplier-people/supplier-people-handlers";
import { taskHandlers } from "./cases/tasks/task-handlers";
import { textHandlers } from "./cases/texts/text-handlers";
import { serviceFigureHandlers } from "./cases/service-figures/service-figure-handlers";
import type { Handler } from "./cases/handler";
import type { Sso } from "./cases/sign-in/sso/sso";
import type { Core } from "./core/core";

const subjects = [
  registrationHandlers,
  colleagueHandlers,
  conversationHandlers,
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
  domainHandlers,
  buyingCompanyHandlers,
  newsHandlers,
  companyLookupHandlers,
  companyHandlers,
  companyFileHandlers,
  companyFilesHandlers,
  certificationHandlers,
  documentHandlers,
  evidenceHandlers,
  changeHandlers,
  decisionHandlers,
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
  undeliveredEmailHandlers,
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
  staticTextHandlers,
  valueListHandlers,
  blockListHandlers,
  outgoingHandlers,
  scheduledJobHandlers,
  webhookHandlers,
  staffHandlers,
  supplierPeopleHandlers,
  mailboxHandlers,
];

/** The handlers of all calls of the contract, by subject. */
export const allHandlers = (core: Core, sso: Sso): Handler[] => [
  ...subjects.flatMap((handlersOf) => handlersOf(core)),
  ...ssoHandlers(core, sso),
  ...signInHandlers(core, sso),
];
