import "./site-nav.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Dropdown } from "~/ui/shell/dropdown";

const progress = { code: "progress", to: paths.progress } as const;
const help = { code: "help", to: paths.homeNotice("admittance") } as const;
const signIn = { code: "signIn", to: paths.workspace } as const;
const register = { code: "register", to: paths.register } as const;
const resume = { code: "resume", to: paths.homeContinue } as const;

/** The ways from every public page; on a narrow screen they fold into a menu. */
export function SiteNav() {
  const { t } = useTranslation();
  return (
    <>
      <nav className="site-nav" aria-label={t("nav.label")}>
        {[progress, help, signIn, register].map(({ code, to }) => (
          <Link key={code} to={to} className={code === "register" ? "button-default" : "button-quiet"}>
            {t(`nav.${code}`)}
          </Link>
        ))}
      </nav>
      <Dropdown className="site-menu" label={t("nav.menu")}>
        <nav aria-label={t("nav.label")}>
          {[register, resume, progress, signIn, help].map(({ code, to }) => (
            <Link key={code} to={to}>
              {t(`nav.${code}`)}
            </Link>
          ))}
        </nav>
      </Dropdown>
    </>
  );
}
