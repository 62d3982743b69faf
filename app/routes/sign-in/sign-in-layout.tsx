import "~/ui/page/sign-in.css";
import { type MetaFunction, Outlet, useLocation } from "@remix-run/react";
import { useRoot } from "~/root";
import { SiteFooter } from "~/ui/page/site-footer";
import { SiteHeader } from "~/ui/page/site-header";

export { FailurePage as ErrorBoundary } from "~/ui/feedback/failure-page";

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** The frame of the sign-in, with the logo of the region (§1). */
export default function SignInLayout() {
  const root = useRoot();
  const { pathname, search } = useLocation();
  return (
    <>
      <SiteHeader brand={root?.brand ?? ""} path={pathname + search} region={root?.region} />
      <Outlet />
      <SiteFooter brand={root?.brand ?? ""} support={root?.support} />
    </>
  );
}
