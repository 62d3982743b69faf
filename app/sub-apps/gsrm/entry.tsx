import { adminPages } from "~/rules/admin-pages";
import { pages as addresses } from "~/rules/pages";
import type { SubAppPage } from "~/sub-apps/built-in/page-module";
import { subApp } from "../built-in/sub-app";

/** All pages of the purchasing side, by address. */
const pages: readonly SubAppPage[] = [
  { path: addresses.queue, title: "gsrm:queue.title", load: () => import("./queue/queue-page") },
  { path: addresses.registrationFile, title: "gsrm:file.title", load: () => import("./file/file-page") },
  {
    path: addresses.questions,
    title: "conversation:review.title",
    load: () => import("./conversation/questions-page"),
  },
  { path: addresses.agencies, title: "gsrm:agencies.title", load: () => import("./agencies-page") },
  {
    path: addresses.invitations,
    title: "invitations:title",
    load: () => import("./invitations/invitations-page"),
  },
  { path: addresses.scorecards, title: "scorecard:workbook.title", load: () => import("./scorecard/scorecards-page") },
  { path: addresses.sanctions, title: "gsrm:risk.page.title", load: () => import("./risk/sanctions-page") },
  { path: addresses.companyChanges, title: "gsrm:changes.title", load: () => import("./changes/changes-page") },
  { path: addresses.companyChange, title: "gsrm:change.title", load: () => import("./changes/change-page") },
  {
    path: addresses.documentDates,
    title: "documents:calendar.title",
    load: () => import("./document-dates/document-dates-page"),
  },
  {
    path: addresses.correctiveActions,
    title: "correctiveActions:list.title",
    load: () => import("./corrective-actions/corrective-actions-page"),
  },
  {
    path: addresses.correctiveAction,
    title: "correctiveActions:title",
    load: () => import("./corrective-actions/corrective-action-page"),
  },
  { path: addresses.figures, title: "figures:title", load: () => import("./figures/figures-page") },
  {
    path: addresses.serviceFigures,
    title: "serviceFigures:title",
    load: () => import("./service-figures/service-figures-page"),
  },
  {
    path: addresses.reviewSettings,
    title: "teamwork:settings.title",
    load: () => import("./review-settings/settings-page"),
  },
  { path: addresses.blockList, title: "blockList:title", load: () => import("./block-list/block-list-page") },
  {
    path: addresses.valueLists,
    title: "valueLists:title",
    load: () => import("./value-lists/value-lists-page"),
  },
  { path: addresses.valueList, title: "valueLists:title", load: () => import("./value-lists/value-list-page") },
  { path: addresses.staticTexts, title: "staticTexts:title", load: () => import("./static-texts/static-texts-page") },
  { path: addresses.staticText, title: "staticTexts:title", load: () => import("./static-texts/static-text-page") },
  {
    path: adminPages.buyingCompanies,
    title: "buyingCompanies:title",
    load: () => import("./buying-companies/buying-companies-page"),
  },
  {
    path: adminPages.managedDomains,
    title: "managedDomains:title",
    load: () => import("./managed-domains/managed-domains-page"),
  },
  {
    path: adminPages.managedDomain,
    title: "managedDomains:title",
    load: () => import("./managed-domains/managed-domain-page"),
  },
  {
    path: adminPages.newDomain,
    title: "managedDomains:page.new",
    load: () => import("./managed-domains/managed-domain-page"),
  },
  {
    path: addresses.managedNotices,
    title: "managedNotices:title",
    load: () => import("./managed-notices/managed-notices-page"),
  },
  {
    path: addresses.managedNotice,
    title: "managedNotices:title",
    load: () => import("./managed-notices/managed-notice-page"),
  },
  { path: addresses.outgoingEmails, title: "outgoing:title", load: () => import("./outgoing/outgoing-page") },
  {
    path: addresses.scheduledJobs,
    title: "scheduledJobs:title",
    load: () => import("./scheduled-jobs/scheduled-jobs-page"),
  },
  { path: addresses.webhooks, title: "webhooks:title", load: () => import("./webhooks/webhooks-page") },
  { path: addresses.people, title: "people:title", load: () => import("./people/people-page") },
  { path: addresses.person, title: "people:title", load: () => import("./people/person-page") },
  {
    path: addresses.lostMailboxes,
    title: "people:mailboxes.title",
    load: () => import("./people/lost-mailboxes-page"),
  },
  { path: addresses.retention, title: "retention:title", load: () => import("./retention/retention-page") },
];

/** The purchasing side (§1): reviews and supplier files. */
export const { mount, unmount } = subApp(pages, {
  zh: () => import("./words/zh"),
  en: () => import("./words/en"),
});
