import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { IntentButton } from "~/ui/form/intent-button";

type Props = { brand: string; path: string; inSectionForm?: boolean; children?: ReactNode };

/** The manufacturer's name and logo, and the language switch, on every page. */
export function SiteHeader({ brand, path, inSectionForm = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <header className="site-header">
      <a href="#main" className="skip-link">
        {t("page.skip")}
      </a>
      <div className="site-header-inner">
        <Link to={paths.home} className="site-brand">
          <img src="/logo.svg" alt="" width={32} height={32} />
          <span>{brand}</span>
          <span className="site-product">{t("page.product")}</span>
        </Link>
        <div className="site-tools">
          {children}
          <LanguageSwitch path={path} inSectionForm={inSectionForm} />
        </div>
      </div>
    </header>
  );
}

/** §4: sets the language, stores it and loads the page again. On a form it saves what is typed first. */
function LanguageSwitch({ path, inSectionForm }: { path: string; inSectionForm: boolean }) {
  const { i18n } = useTranslation();
  const other =
    i18n.language === "zh" ? { code: "en", tag: "en", name: "English" } : { code: "zh", tag: "zh-CN", name: "中文" };
  if (inSectionForm)
    return (
      <IntentButton intent={`language:${other.code}`} className="button-quiet" lang={other.tag}>
        {other.name}
      </IntentButton>
    );
  return (
    <form method="post" action={paths.language}>
      <input type="hidden" name="language" value={other.code} />
      <input type="hidden" name="to" value={path} />
      <button type="submit" className="button-quiet" lang={other.tag}>
        {other.name}
      </button>
    </form>
  );
}
