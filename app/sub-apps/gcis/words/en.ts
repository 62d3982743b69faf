import categories from "~/i18n/locales/en/categories";
import common from "~/i18n/locales/en/common";
import conversation from "~/i18n/locales/en/conversation";
import correctiveActions from "~/i18n/locales/en/corrective-actions";
import documents from "~/i18n/locales/en/documents";
import errors from "~/i18n/locales/en/errors";
import evidence from "~/i18n/locales/en/evidence";
import fields from "~/i18n/locales/en/fields";
import findings from "~/i18n/locales/en/findings";
import gcis from "~/i18n/locales/en/gcis";
import help from "~/i18n/locales/en/help";
import home from "~/i18n/locales/en/home";
import options from "~/i18n/locales/en/options";
import ourPeople from "~/i18n/locales/en/our-people";
import progress from "~/i18n/locales/en/progress";
import scorecard from "~/i18n/locales/en/scorecard";

export default {
  categories,
  common,
  conversation,
  correctiveActions,
  documents,
  errors,
  evidence,
  fields,
  findings,
  gcis,
  help,
  home,
  options,
  ourPeople,
  progress,
  scorecard,
};
