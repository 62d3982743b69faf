import { json, type LoaderFunctionArgs } from "@remix-run/node";
import {
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useRoot } from "~/root";
import { requireSession } from "~/session/workspace.server";
import { useSubAppHere } from "~/sub-apps/host/handle";
import { isWithinSubApp } from "~/sub-apps/host/is-within";
import { SubAppViewport } from "~/sub-apps/host/viewport";
import { ZoneProvider } from "~/ui/page/instant";
import { PortalMantine } from "~/ui/page/portal-mantine";
import { ConsentDialog } from "~/ui/shell/consent-dialog";
import { KeptForms } from "~/ui/shell/kept-forms";
import { ReleaseBanner } from "~/ui/shell/release-banner";
import { SessionEnd } from "~/ui/shell/session-end";
import shellStyles from "~/ui/shell/shell.css?url";
import { ShellProvider } from "~/ui/shell/shell-facts";
import { SideBar } from "~/ui/shell/side-bar";
import { TabHistory } from "~/ui/shell/tab-history";
import { Watermark } from "~/ui/shell/watermark";
import { useStoredFacts } from "~/ui/shell/use-stored-facts";
import { TopBar } from "~/ui/shell/top-bar";
import { loadShell } from "./shell.server";

export { FailurePage as ErrorBoundary } from "~/ui/feedback/failure-page";

export const links = () => [{ rel: "stylesheet", href: shellStyles }];

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader(asked: LoaderFunctionArgs) {
  await requireSession(asked);

  const { facts, headers } = await loadShell(asked);
  return json(facts, { headers });
}

/** A sub-application asks for its own data: its addresses are no reason to ask for the shell's again. */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) =>
  isWithinSubApp(asked) ? false : asked.defaultShouldRevalidate;

/** The shell of every signed-in screen (§1): what one may go to, whom one works for, and the way out. */
export default function Workspace() {
  const facts = useLoaderData<typeof loader>();
  const root = useRoot();
  const { pathname, search } = useLocation();
  const subApp = useSubAppHere();
  const hasMenus = facts.menus.length > 0;
  useStoredFacts(facts);
  return (
    <PortalMantine>
      <ShellProvider value={facts}>
        <ZoneProvider value={facts.zone}>
          <TopBar brand={root?.brand ?? ""} path={pathname + search} />
          <ReleaseBanner />
          <div className="shell">
            <SideBar />
            <div className="shell-page">
              {hasMenus ? <TabHistory /> : null}
              <main id="main">
                <div className="shell-main" hidden={hasMenus && subApp !== undefined}>
                  {hasMenus ? <Outlet /> : <NoMenus hasPermissions={facts.hasPermissions} />}
                </div>
                <SubAppViewport name={hasMenus ? subApp : undefined} />
              </main>
            </div>
          </div>
          <ConsentDialog />
          <SessionEnd session={facts.session} path={pathname + search} />
          <KeptForms />
          <Watermark />
        </ZoneProvider>
      </ShellProvider>
    </PortalMantine>
  );
}

/** §6: whom to ask when there is nothing one may see. */
function NoMenus({ hasPermissions }: { hasPermissions: boolean }) {
  const { t } = useTranslation(["workspace", "errors"]);
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="notice notice-warning" role="status">
        {t(hasPermissions ? "errors:menu.none" : "errors:menu.notInitialized")}
      </p>
    </>
  );
}
