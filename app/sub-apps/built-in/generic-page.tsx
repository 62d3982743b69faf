import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Nothing } from "~/ui/reading/nothing";
import { menuAt } from "~/ui/workspace/menu-tree";
import { useTitle, useWho } from "./host";
import { PageHead } from "./page-head";

/** §2: the page for a menu without a page module. It explains this, names the menu and links back. */
export function GenericPage() {
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
