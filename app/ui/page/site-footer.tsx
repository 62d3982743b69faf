import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

/** The codes of conduct, one step away from everywhere. */
export function SiteFooter({ brand }: { brand: string }) {
  const { t } = useTranslation();
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <p>{t("page.footer", { brand })}</p>
        <nav aria-label={t("page.notices")}>
          {(["honest", "society", "question", "admittance"] as const).map((code) => (
            <Link key={code} to={paths.homeNotice(code)}>
              {t(`home:notices.${code}`)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
