import { pages as addresses } from "~/rules/pages";
import type { SubAppPage } from "~/sub-apps/built-in/page-module";
import { subApp } from "../built-in/sub-app";

/** All pages of the supplier's side, by address. */
const pages: readonly SubAppPage[] = [
  { path: addresses.standing, title: "gcis:standing.title", load: () => import("./standing/standing-page") },
  { path: addresses.company, title: "gcis:company.title", load: () => import("./company/company-page") },
  {
    path: addresses.proposeChange,
    title: "gcis:company.propose",
    load: () => import("./propose/propose-page"),
  },
  {
    path: addresses.certification,
    title: "gcis:certification.title",
    load: () => import("./certification/certification-page"),
  },
  { path: addresses.documents, title: "documents:own.title", load: () => import("./documents/documents-page") },
  {
    path: addresses.ownCorrectiveActions,
    title: "correctiveActions:own.title",
    load: () => import("./corrective-actions/own-actions-page"),
  },
  {
    path: addresses.ownCorrectiveAction,
    title: "correctiveActions:title",
    load: () => import("./corrective-actions/own-action-page"),
  },
  { path: addresses.ourPeople, title: "ourPeople:title", load: () => import("./our-people/our-people-page") },
  {
    path: addresses.ownQuestions,
    title: "conversation:title",
    load: () => import("./conversation/own-questions-page"),
  },
  { path: addresses.changes, title: "gcis:changes.title", load: () => import("./changes/changes-page") },
  { path: addresses.change, title: "gcis:changes.title", load: () => import("./changes/change-page") },
];

/** The supplier's side (§1): the own company. */
export const { mount, unmount } = subApp(pages, {
  zh: () => import("./words/zh"),
  en: () => import("./words/en"),
});
