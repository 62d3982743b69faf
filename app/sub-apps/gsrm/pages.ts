import { pages as addresses } from "~/rules/pages";
import type { Page } from "~/sub-apps/built-in/page-module";

/** Every address of the purchasing side on one page. */
export const pages: readonly Page[] = [
  { path: addresses.queue, title: "gsrm:queue.title", load: () => import("./queue/queue-page") },
  { path: addresses.registrationFile, title: "gsrm:file.title", load: () => import("./file/file-page") },
  { path: addresses.agencies, title: "gsrm:agencies.title", load: () => import("./agencies-page") },
  { path: addresses.companyChanges, title: "gsrm:changes.title", load: () => import("./changes/changes-page") },
  { path: addresses.companyChange, title: "gsrm:change.title", load: () => import("./changes/change-page") },
];
