import { Outlet, useLocation } from "@remix-run/react";
import { useRoot } from "~/root";
import { PortalMantine } from "~/ui/page/portal-mantine";
import { SiteHeader } from "~/ui/page/site-header";
import { SiteNav } from "~/ui/page/site-nav";
import { SiteFooter } from "~/ui/page/site-footer";

export { FailurePage as ErrorBoundary } from "~/ui/feedback/failure-page";

/** The pages anyone may see: header, page, footer. */
export default function PublicLayout() {
  const root = useRoot();
  const { pathname, search } = useLocation();
  return (
    <PortalMantine>
      <SiteHeader brand={root?.brand ?? ""} path={pathname + search} region={root?.region}>
        <SiteNav />
      </SiteHeader>
      <Outlet />
      <SiteFooter brand={root?.brand ?? ""} support={root?.support} />
    </PortalMantine>
  );
}
