import type { Page } from "../built-in/pages";

/** Every address of the supplier's side on one page. */
export const pages: readonly Page[] = [
  { path: "/gcis", title: "gcis:standing.title", load: () => import("./standing/standing-page") },
  { path: "/gcis/company", title: "gcis:company.title", load: () => import("./company/company-page") },
  {
    path: "/gcis/company/:section/change",
    title: "gcis:company.propose",
    load: () => import("./propose/propose-page"),
  },
  {
    path: "/gcis/certification",
    title: "gcis:certification.title",
    load: () => import("./certification/certification-page"),
  },
  { path: "/gcis/changes", title: "gcis:changes.title", load: () => import("./changes/changes-page") },
  { path: "/gcis/changes/:changeId", title: "gcis:changes.title", load: () => import("./changes/change-page") },
];
