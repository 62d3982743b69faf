import blockList from "~/i18n/locales/en/block-list";
import buyingCompanies from "~/i18n/locales/en/buying-companies";
import categories from "~/i18n/locales/en/categories";
import common from "~/i18n/locales/en/common";
import conversation from "~/i18n/locales/en/conversation";
import correctiveActions from "~/i18n/locales/en/corrective-actions";
import documents from "~/i18n/locales/en/documents";
import errors from "~/i18n/locales/en/errors";
import evidence from "~/i18n/locales/en/evidence";
import fields from "~/i18n/locales/en/fields";
import figures from "~/i18n/locales/en/figures";
import findings from "~/i18n/locales/en/findings";
import gcis from "~/i18n/locales/en/gcis";
import gsrm from "~/i18n/locales/en/gsrm";
import home from "~/i18n/locales/en/home";
import invitations from "~/i18n/locales/en/invitations";
import licence from "~/i18n/locales/en/licence";
import listFindings from "~/i18n/locales/en/list-findings";
import managedDomains from "~/i18n/locales/en/managed-domains";
import managedNotices from "~/i18n/locales/en/managed-notices";
import options from "~/i18n/locales/en/options";
import outgoing from "~/i18n/locales/en/outgoing";
import people from "~/i18n/locales/en/people";
import progress from "~/i18n/locales/en/progress";
import registration from "~/i18n/locales/en/registration";
import retention from "~/i18n/locales/en/retention";
import scheduledJobs from "~/i18n/locales/en/scheduled-jobs";
import scorecard from "~/i18n/locales/en/scorecard";
import serviceFigures from "~/i18n/locales/en/service-figures";
import teamwork from "~/i18n/locales/en/teamwork";
import staticTexts from "~/i18n/locales/en/static-texts";
import valueLists from "~/i18n/locales/en/value-lists";
import webhooks from "~/i18n/locales/en/webhooks";

export default {
  blockList,
  buyingCompanies,
  categories,
  common,
  conversation,
  correctiveActions,
  documents,
  errors,
  evidence,
  fields,
  figures,
  findings: { ...findings, ...listFindings },
  gcis,
  gsrm,
  home,
  invitations,
  licence,
  managedDomains,
  managedNotices,
  options,
  outgoing,
  people,
  progress,
  registration,
  retention,
  scheduledJobs,
  scorecard,
  serviceFigures,
  teamwork,
  staticTexts,
  valueLists,
  webhooks,
};
