import { Outlet, useLocation, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/root";
import { PortalMantine } from "~/ui/page/portal-mantine";
import { SiteHeader } from "~/ui/page/site-header";
import { SiteFooter } from "~/ui/page/site-footer";
import { paths } from "~/paths";
import { Dropdown } from "~/ui/base/dropdown";
import "~/ui/page/site-nav.css";

export { FailurePage as ErrorBoundary } from "~/ui/feedback/failure-page";

/** The layout of public pages: header, page, footer. */
export default function PublicLayout() {
  const root = useRoot();
  const { pathname, search } = useLocation();
  return (
    <PortalMantine>
      <SiteHeader brand={root?.brand ?? ""} path={pathname + search} region={root?.region} after={<WaysIn />}>
        <SiteNav />
      </SiteHeader>
      <Outlet />
      <SiteFooter brand={root?.brand ?? ""} support={root?.support} />
    </PortalMantine>
  );
}

const progress = { code: "progress", to: paths.progress } as const;
const help = { code: "help", to: paths.homeNotice("admittance") } as const;
const signIn = { code: "signIn", to: paths.workspace } as const;
const register = { code: "register", to: paths.register } as const;
const resume = { code: "resume", to: paths.homeContinue } as const;

/** The links to progress and help, on every public page. */
function SiteNav() {
  const { t } = useTranslation();
  return (
    <nav className="site-nav" aria-label={t("nav.label")}>
      {[progress, help].map(({ code, to }) => (
        <Link key={code} to={to} className="button-quiet">
          {t(`nav.${code}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The links in the header of every public page; on a narrow screen they are in a menu. */
function WaysIn() {
  const { t } = useTranslation();
  return (
    <>
      <div className="site-nav site-ways-in">
        <Link to={signIn.to} className="button-quiet">
          {t("nav.signIn")}
        </Link>
        <Link to={register.to} className="button-primary">
          {t("nav.register")}
        </Link>
      </div>
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
