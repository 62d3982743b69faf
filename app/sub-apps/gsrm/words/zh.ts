import blockList from "~/i18n/locales/zh/block-list";
import buyingCompanies from "~/i18n/locales/zh/buying-companies";
import categories from "~/i18n/locales/zh/categories";
import common from "~/i18n/locales/zh/common";
import conversation from "~/i18n/locales/zh/conversation";
import correctiveActions from "~/i18n/locales/zh/corrective-actions";
import documents from "~/i18n/locales/zh/documents";
import errors from "~/i18n/locales/zh/errors";
import evidence from "~/i18n/locales/zh/evidence";
import fields from "~/i18n/locales/zh/fields";
import figures from "~/i18n/locales/zh/figures";
import findings from "~/i18n/locales/zh/findings";
import gcis from "~/i18n/locales/zh/gcis";
import gsrm from "~/i18n/locales/zh/gsrm";
import home from "~/i18n/locales/zh/home";
import invitations from "~/i18n/locales/zh/invitations";
import licence from "~/i18n/locales/zh/licence";
import listFindings from "~/i18n/locales/zh/list-findings";
import managedDomains from "~/i18n/locales/zh/managed-domains";
import managedNotices from "~/i18n/locales/zh/managed-notices";
import options from "~/i18n/locales/zh/options";
import outgoing from "~/i18n/locales/zh/outgoing";
import people from "~/i18n/locales/zh/people";
import progress from "~/i18n/locales/zh/progress";
import registration from "~/i18n/locales/zh/registration";
import retention from "~/i18n/locales/zh/retention";
import scheduledJobs from "~/i18n/locales/zh/scheduled-jobs";
import scorecard from "~/i18n/locales/zh/scorecard";
import serviceFigures from "~/i18n/locales/zh/service-figures";
import teamwork from "~/i18n/locales/zh/teamwork";
import staticTexts from "~/i18n/locales/zh/static-texts";
import valueLists from "~/i18n/locales/zh/value-lists";
import webhooks from "~/i18n/locales/zh/webhooks";

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
