import accountMessages from "../../locales/en/platform/account-messages";
import alarms from "../../locales/en/platform/alarms";
import auditLog from "../../locales/en/platform/audit-log";
import calendar from "../../locales/en/platform/calendar";
import changeEmails from "../../locales/en/platform/change-emails";
import authenticatorEmails from "../../locales/en/platform/authenticator-emails";
import codeEmails from "../../locales/en/platform/code-emails";
import colleagueEmails from "../../locales/en/platform/colleague-emails";
import companyEmails from "../../locales/en/platform/company-emails";
import conversationEmails from "../../locales/en/platform/conversation-emails";
import correctiveActions from "../../locales/en/platform/corrective-actions";
import evidence from "../../locales/en/platform/evidence";
import emails from "../../locales/en/platform/emails";
import lists from "../../locales/en/platform/lists";
import onboardingEmails from "../../locales/en/platform/onboarding-emails";
import pages from "../../locales/en/platform/pages";
import permissions from "../../locales/en/platform/permissions";
import sections from "../../locales/en/platform/sections";
import supplierPeople from "../../locales/en/platform/supplier-people";
import tasks from "../../locales/en/platform/tasks";
import textMessages from "../../locales/en/platform/text-messages";

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
