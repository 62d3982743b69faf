import { subApp } from "../built-in/sub-app";
import { pages } from "./pages";

/** The supplier's side (§1): the own company. */
export const { mount, unmount } = subApp(pages, {
  zh: () => import("./words/zh"),
  en: () => import("./words/en"),
});
