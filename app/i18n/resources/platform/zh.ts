import accountMessages from "../../locales/zh/platform/account-messages";
import alarms from "../../locales/zh/platform/alarms";
import auditLog from "../../locales/zh/platform/audit-log";
import calendar from "../../locales/zh/platform/calendar";
import changeEmails from "../../locales/zh/platform/change-emails";
import authenticatorEmails from "../../locales/zh/platform/authenticator-emails";
import codeEmails from "../../locales/zh/platform/code-emails";
import colleagueEmails from "../../locales/zh/platform/colleague-emails";
import companyEmails from "../../locales/zh/platform/company-emails";
import conversationEmails from "../../locales/zh/platform/conversation-emails";
import correctiveActions from "../../locales/zh/platform/corrective-actions";
import evidence from "../../locales/zh/platform/evidence";
import emails from "../../locales/zh/platform/emails";
import lists from "../../locales/zh/platform/lists";
import onboardingEmails from "../../locales/zh/platform/onboarding-emails";
import pages from "../../locales/zh/platform/pages";
import permissions from "../../locales/zh/platform/permissions";
import sections from "../../locales/zh/platform/sections";
import supplierPeople from "../../locales/zh/platform/supplier-people";
import tasks from "../../locales/zh/platform/tasks";
import textMessages from "../../locales/zh/platform/text-messages";

/** The texts of the embedded base API; the browser never loads them. */
export default {
  accountMessages,
  alarms,
  auditLog,
  calendar,
  changeEmails,
  authenticatorEmails,
  codeEmails,
  colleagueEmails,
  companyEmails,
  conversationEmails,
  correctiveActions,
  evidence,
  emails,
  lists,
  onboardingEmails,
  pages,
  permissions,
  sections,
  supplierPeople,
  tasks,
  textMessages,
};
