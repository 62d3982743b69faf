import { subApp } from "../built-in/sub-app";
import { pages } from "./pages";

/** The purchasing side (§1): reviews and supplier files. */
export const { mount, unmount } = subApp(pages, {
  zh: () => import("./words/zh"),
  en: () => import("./words/en"),
});
