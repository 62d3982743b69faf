import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ContactLine, type Support } from "./contact";

/** The contact and the codes of conduct, one step away from every page. */
export function SiteFooter({ brand, support }: { brand: string; support: Support | undefined }) {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <p>{t("page.footer", { brand })}</p>
        <ContactLine support={support} />
        <nav aria-label={t("page.notices")}>
          {(["honest", "society", "question", "admittance"] as const).map((code) => (
            <Link key={code} to={paths.homeNotice(code)}>
              {t(`home:notices.${code}`)}
            </Link>
          ))}
          <Link to={paths.verify}>{t("evidence:packs.verify")}</Link>
          <Link to={paths.text("privacy")}>{t("page.privacy")}</Link>
        </nav>
      </div>
    </footer>
  );
}
