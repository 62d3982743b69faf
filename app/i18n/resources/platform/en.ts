import accountMessages from "../../locales/en/platform/account-messages";
import alarms from "../../locales/en/platform/alarms";
import auditLog from "../../locales/en/platform/audit-log";
import calendar from "../../locales/en/platform/calendar";
import changeLetters from "../../locales/en/platform/change-letters";
import authenticatorLetters from "../../locales/en/platform/authenticator-letters";
import codeLetters from "../../locales/en/platform/code-letters";
import companyLetters from "../../locales/en/platform/company-letters";
import correctiveActions from "../../locales/en/platform/corrective-actions";
import evidence from "../../locales/en/platform/evidence";
import letters from "../../locales/en/platform/letters";
import lists from "../../locales/en/platform/lists";
import onboardingLetters from "../../locales/en/platform/onboarding-letters";
import pages from "../../locales/en/platform/pages";
import permissions from "../../locales/en/platform/permissions";
import sections from "../../locales/en/platform/sections";
import tasks from "../../locales/en/platform/tasks";
import textMessages from "../../locales/en/platform/text-messages";

/** What the embedded base API says; the browser never loads it. */
export default {
  accountMessages,
  alarms,
  auditLog,
  calendar,
  changeLetters,
  authenticatorLetters,
  codeLetters,
  companyLetters,
  correctiveActions,
  evidence,
  letters,
  lists,
  onboardingLetters,
  pages,
  permissions,
  sections,
  tasks,
  textMessages,
};
