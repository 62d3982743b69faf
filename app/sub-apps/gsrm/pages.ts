import type { Page } from "../built-in/pages";

/** Every address of the purchasing side on one page. */
export const pages: readonly Page[] = [
  { path: "/gsrm", title: "gsrm:queue.title", load: () => import("./queue/queue-page") },
  { path: "/gsrm/registrations/:id", title: "gsrm:file.title", load: () => import("./file/file-page") },
  { path: "/gsrm/agencies", title: "gsrm:agencies.title", load: () => import("./agencies/agencies-page") },
  { path: "/gsrm/changes", title: "gsrm:changes.title", load: () => import("./changes/changes-page") },
  { path: "/gsrm/changes/:id", title: "gsrm:change.title", load: () => import("./changes/change-page") },
];
