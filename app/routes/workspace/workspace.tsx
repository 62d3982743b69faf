import { json, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useEffect } from "react";
import { useRoot } from "~/root";
import { QueryProvider } from "~/client/query";
import { requestFor } from "~/session/request.server";
import { useSubAppHere, isWithinSubApp } from "~/sub-apps/host/handle";
import { SubAppViewport } from "~/sub-apps/host/viewport";
import { ZoneProvider } from "~/ui/base/instant";
import { PortalMantine } from "~/ui/page/portal-mantine";
import { ConsentDialog } from "~/ui/shell/consent-dialog";
import { FormDrafts } from "~/ui/shell/form-drafts";
import { ReleaseBanner } from "~/ui/shell/release-banner";
import { SessionEnd } from "~/ui/shell/session-end";
import shellStyles from "~/ui/shell/shell.css?url";
import { ShellProvider, type ShellFacts } from "~/ui/workspace/shell-facts";
import { SideBar } from "~/ui/shell/side-bar";
import { TabHistory } from "~/ui/shell/tab-history";
import { Watermark } from "~/ui/shell/watermark";
import { TopBar } from "~/ui/shell/top-bar";
import { NoMenus } from "./no-menus";
import { loadShell } from "./shell.server";
import { browserStore } from "~/ui/base/browser-store";

/** The shell itself cannot be shown. */
export { FailurePage as ErrorBoundary } from "~/ui/feedback/failure-page";

export const links = () => [{ rel: "stylesheet", href: shellStyles }];

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireSession();

  const { facts, headers } = await loadShell(portal);
  return json(facts, { headers });
}

/** A sub-application loads its own data: navigation in it does not reload the shell's data. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  isWithinSubApp(args) ? false : args.defaultShouldRevalidate;

/** The shell of every signed-in screen (§1): the menus, the current company, and the sign-out. */
export default function Workspace() {
  const facts = useLoaderData<typeof loader>();
  const root = useRoot();
  const { pathname, search } = useLocation();
  const subApp = useSubAppHere();
  const hasMenus = facts.menus.length > 0;
  // §4: nothing behind the consent dialog can be reached before the user has agreed, and no page is shown there.
  const isHeld = facts.consent !== null;
  useStoredFacts(facts);
  return (
    <PortalMantine>
      <ShellProvider value={facts}>
        <QueryProvider>
          <ZoneProvider value={facts.zone}>
            <div className="shell-frame" {...(isHeld && { inert: "" })}>
              <TopBar brand={root?.brand ?? ""} path={pathname + search} />
              <ReleaseBanner />
              <div className="shell">
                <SideBar />
                <div className="shell-page">
                  {hasMenus ? <TabHistory /> : null}
                  <main id="main">
                    <div className="shell-main" hidden={hasMenus && subApp !== undefined}>
                      {isHeld ? null : hasMenus ? <Outlet /> : <NoMenus hasPermissions={facts.hasPermissions} />}
                    </div>
                    <SubAppViewport name={hasMenus && !isHeld ? subApp : undefined} />
                  </main>
                </div>
              </div>
            </div>
            <ConsentDialog />
            <SessionEnd session={facts.session} path={pathname + search} />
            <FormDrafts />
            <Watermark />
          </ZoneProvider>
        </QueryProvider>
      </ShellProvider>
    </PortalMantine>
  );
}

/**
 * Stores in the browser what §3 lists, each under its own name: a sub-application, or another page of the company on
 * this origin, reads the current user and language there. Signing out removes everything except the language.
 */
function useStoredFacts({ user, tenant, region, zone, domain }: ShellFacts): void {
  const { language } = useTranslation().i18n;
  useEffect(() => {
    const facts = {
      lang: language,
      region: region.code,
      timeZone: zone,
      userName: user.userName,
      avatarPicture: user.avatarPicture ?? "",
      tenant: tenant.id,
      loginable: String(domain.loginable),
      companys: domain.companys,
    };
    for (const [name, value] of Object.entries(facts)) browserStore.set(name, value);
  }, [language, region.code, zone, user.userName, user.avatarPicture, tenant.id, domain.loginable, domain.companys]);
}
