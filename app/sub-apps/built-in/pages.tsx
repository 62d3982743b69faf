import { matchPath, Route, Routes } from "@remix-run/react";
import type { ComponentType } from "react";
import { GenericPage } from "./generic-page";
import { PageModule } from "./page-module";

/** A page of a sub-application: its whole path, its title (a translation key), and the module that shows it. */
export type Page = { path: string; title: string; load: () => Promise<{ default: ComponentType }> };

/** The page modules of a sub-application by their addresses (§2); what no page has gets the generic one. */
export const Pages = ({ pages }: { pages: readonly Page[] }) => (
  <Routes>
    {pages.map((page) => (
      <Route key={page.path} path={page.path} element={<PageModule key={page.path} page={page} />} />
    ))}
    <Route path="*" element={<GenericPage />} />
  </Routes>
);

/** The page at a path. */
export const pageAt = (pages: readonly Page[], pathname: string): Page | undefined =>
  pages.find(({ path }) => matchPath(path, pathname));
