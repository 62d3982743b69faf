import accountMessages from "../../locales/zh/platform/account-messages";
import alarms from "../../locales/zh/platform/alarms";
import changeLetters from "../../locales/zh/platform/change-letters";
import codeLetters from "../../locales/zh/platform/code-letters";
import letters from "../../locales/zh/platform/letters";
import onboardingLetters from "../../locales/zh/platform/onboarding-letters";
import sections from "../../locales/zh/platform/sections";
import tasks from "../../locales/zh/platform/tasks";
import textMessages from "../../locales/zh/platform/text-messages";

/** What the embedded base API says; the browser never loads it. */
export default {
  accountMessages,
  alarms,
  changeLetters,
  codeLetters,
  letters,
  onboardingLetters,
  sections,
  tasks,
  textMessages,
};
