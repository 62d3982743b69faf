import accountMessages from "../../locales/zh/platform/account-messages";
import alarms from "../../locales/zh/platform/alarms";
import auditLog from "../../locales/zh/platform/audit-log";
import calendar from "../../locales/zh/platform/calendar";
import changeLetters from "../../locales/zh/platform/change-letters";
import authenticatorLetters from "../../locales/zh/platform/authenticator-letters";
import codeLetters from "../../locales/zh/platform/code-letters";
import companyLetters from "../../locales/zh/platform/company-letters";
import correctiveActions from "../../locales/zh/platform/corrective-actions";
import evidence from "../../locales/zh/platform/evidence";
import letters from "../../locales/zh/platform/letters";
import lists from "../../locales/zh/platform/lists";
import onboardingLetters from "../../locales/zh/platform/onboarding-letters";
import pages from "../../locales/zh/platform/pages";
import permissions from "../../locales/zh/platform/permissions";
import sections from "../../locales/zh/platform/sections";
import tasks from "../../locales/zh/platform/tasks";
import textMessages from "../../locales/zh/platform/text-messages";

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
