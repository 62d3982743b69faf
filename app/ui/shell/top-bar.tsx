import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { LanguageSwitch } from "~/ui/page/language-switch";
import { logoOf } from "~/ui/page/logo";
import { PaletteButton } from "~/ui/palette/palette-button";
import { Dropdown } from "../base/dropdown";
import { MessageBell } from "./message-bell";
import { useShell } from "../workspace/shell-facts";
import { SideMenu } from "./side-menu";
import { TenantSwitch } from "./tenant-switch";
import { UserMenu } from "./user-menu";
import { ZoneSwitch } from "./time-zone-switch";
import { LineIcon } from "../base/line-icon";

/** The bar over every signed-in screen (§1). On a phone the side menu opens from it. */
export function TopBar({ brand, path }: { brand: string; path: string }) {
  const { t } = useTranslation(["workspace", "common"]);
  const { region, menus } = useShell();
  return (
    <header className="top-bar">
      <a href="#main" className="skip-link">
        {t("common:page.skip")}
      </a>
      <div className="top-bar-inner">
        {menus.length > 0 ? (
          <Dropdown
            className="phone-menu"
            label={
              <>
                <MenuSign />
                <span className="off-screen">{t("menu.label")}</span>
              </>
            }
          >
            <SideMenu />
          </Dropdown>
        ) : null}
        <Link to={paths.home} className="site-brand">
          <img src={logoOf(region.code)} alt="" width={32} height={32} />
          <span className="top-bar-brand">{brand}</span>
          <span className="site-product">{t("common:page.product")}</span>
        </Link>
        <PaletteButton />
        <div className="top-bar-tools">
          <TenantSwitch />
          <MessageBell />
          <ZoneSwitch />
          <LanguageSwitch path={path} />
          <UserMenu />
        </div>
      </div>
    </header>
  );
}

const MenuSign = () => <LineIcon path="M4 7h16M4 12h16M4 17h16" />;
