import { Link, matchPath, Route, Routes, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Nothing } from "~/ui/reading/nothing";
import { menuAt } from "~/ui/shell/menu-tree";
import { useTitle, useWho } from "./host";
import { PageHead } from "./page-head";
import { type Page, PageModule } from "./page-module";

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

/** §2: what a menu leads to when no page module has its address. It says so, names the menu and leads back. */
function GenericPage() {
  const { t } = useTranslation();
  const { menus } = useWho();
  const { pathname } = useLocation();
  const menu = menuAt([...menus], pathname);
  const title = menu?.name ?? t("generic.title");
  useTitle(title);
  return (
    <>
      <PageHead title={title} />
      <Nothing title={t("generic.missing")} text={menu ? t("generic.menu", { menu: menu.name }) : t("generic.text")}>
        <Link to={paths.workspace} className="button-primary">
          {t("generic.back")}
        </Link>
      </Nothing>
    </>
  );
}
