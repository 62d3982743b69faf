import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { LanguageSwitch } from "./language-switch";
import { logoOf } from "./logo";

type Props = {
  brand: string;
  path: string;
  region?: string;
  inSectionForm?: boolean;
  /** Content before the language switch. */
  children?: ReactNode;
  /** Content after the language switch. */
  after?: ReactNode;
};

/** The manufacturer's name and logo, and the language switch, on every page. */
export function SiteHeader({ brand, path, region, inSectionForm = false, children, after }: Props) {
  const { t } = useTranslation();
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        {t("page.skip")}
      </a>
      <div className="site-header-inner">
        <Link to={paths.home} className="site-brand">
          <img src={logoOf(region)} alt="" width={32} height={32} />
          <span>{brand}</span>
          <span className="site-product">{t("page.product")}</span>
        </Link>
        <div className="site-tools">
          {children}
          <LanguageSwitch path={path} inSectionForm={inSectionForm} />
          {after}
        </div>
      </div>
    </header>
  );
}
