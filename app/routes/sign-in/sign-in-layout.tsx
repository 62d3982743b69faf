import "~/ui/page/sign-in.css";
import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useRoot } from "~/root";
import { regionOfDomain } from "~/session/domain.server";
import { SiteFooter } from "~/ui/page/site-footer";
import { SiteHeader } from "~/ui/page/site-header";

export { FailurePage as ErrorBoundary } from "~/ui/feedback/failure-page";

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export const loader = async (asked: LoaderFunctionArgs) => json({ region: await regionOfDomain(asked) });

/** The frame of the sign-in, with the logo of the region (§1). */
export default function SignInLayout() {
  const data = useLoaderData<typeof loader>();
  const root = useRoot();
  const { pathname, search } = useLocation();
  return (
    <>
      <SiteHeader brand={root?.brand ?? ""} path={pathname + search} region={data?.region} />
      <Outlet />
      <SiteFooter brand={root?.brand ?? ""} />
    </>
  );
}
