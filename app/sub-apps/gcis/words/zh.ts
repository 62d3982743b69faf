import categories from "~/i18n/locales/zh/categories";
import common from "~/i18n/locales/zh/common";
import conversation from "~/i18n/locales/zh/conversation";
import correctiveActions from "~/i18n/locales/zh/corrective-actions";
import documents from "~/i18n/locales/zh/documents";
import errors from "~/i18n/locales/zh/errors";
import evidence from "~/i18n/locales/zh/evidence";
import fields from "~/i18n/locales/zh/fields";
import findings from "~/i18n/locales/zh/findings";
import gcis from "~/i18n/locales/zh/gcis";
import help from "~/i18n/locales/zh/help";
import home from "~/i18n/locales/zh/home";
import options from "~/i18n/locales/zh/options";
import ourPeople from "~/i18n/locales/zh/our-people";
import progress from "~/i18n/locales/zh/progress";
import scorecard from "~/i18n/locales/zh/scorecard";

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
