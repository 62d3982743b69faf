import accountMessages from "../../locales/en/platform/account-messages";
import alarms from "../../locales/en/platform/alarms";
import changeLetters from "../../locales/en/platform/change-letters";
import codeLetters from "../../locales/en/platform/code-letters";
import letters from "../../locales/en/platform/letters";
import onboardingLetters from "../../locales/en/platform/onboarding-letters";
import sections from "../../locales/en/platform/sections";
import tasks from "../../locales/en/platform/tasks";
import textMessages from "../../locales/en/platform/text-messages";

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
