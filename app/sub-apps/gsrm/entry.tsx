import { pages as addresses } from "~/rules/pages";
import type { Page } from "~/sub-apps/built-in/page-module";
import { subApp } from "../built-in/sub-app";

/** Every address of the purchasing side on one page. */
const pages: readonly Page[] = [
  { path: addresses.queue, title: "gsrm:queue.title", load: () => import("./queue/queue-page") },
  { path: addresses.registrationFile, title: "gsrm:file.title", load: () => import("./file/file-page") },
  { path: addresses.agencies, title: "gsrm:agencies.title", load: () => import("./agencies-page") },
  { path: addresses.companyChanges, title: "gsrm:changes.title", load: () => import("./changes/changes-page") },
  { path: addresses.companyChange, title: "gsrm:change.title", load: () => import("./changes/change-page") },
];

/** The purchasing side (§1): reviews and supplier files. */
export const { mount, unmount } = subApp(pages, {
  zh: () => import("./words/zh"),
  en: () => import("./words/en"),
});
