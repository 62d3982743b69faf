import { useRef, useState, type RefObject, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "@remix-run/react";
import type { SubAppName } from "~/rules/workspace/sub-apps";
import { LoadFailure, Loading } from "~/ui/loading/loading";
import { asLanguage } from "~/i18n/language";
import { setPageTitle } from "~/ui/page/page-title";
import { live, type Live } from "~/ui/page/live";
import { useNonce } from "~/ui/page/nonce";
import { type ShellFacts, useShell } from "~/ui/workspace/shell-facts";
import { toUserContext, asLoadError, type LoadError } from "./base/load-error";
import { viewportId } from "./base/slot";
import type { Navigation, Place, SubAppContext } from "./base/contract";
import { useMadeFor } from "~/ui/base/use-made-for";
import { useNewest } from "~/ui/base/use-newest";

/**
 * The slot in which sub-applications are shown (§2) while the main view is hidden. React does not manage the content of
 * the slot.
 */
export function SubAppViewport({ name }: { name: SubAppName | undefined }) {
  const slot = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);
  return (
    <div className="shell-main" hidden={!name}>
      {name ? (
        <Visit
          key={`${name} ${attempt}`}
          name={name}
          slot={slot}
          // Some browsers cache a failed module load for the life of the document.
          onRetry={() => (attempt > 1 ? location.reload() : setAttempt(attempt + 1))}
        />
      ) : null}
      <div ref={slot} id={viewportId} />
    </div>
  );
}

type Props = { name: SubAppName; slot: React.RefObject<HTMLElement>; onRetry: () => void };

/** The screen while a sub-application loads, or when it cannot be loaded. */
function Visit({ name, slot, onRetry }: Props) {
  const { t } = useTranslation("workspace");
  const { isMounted, error } = useSubApp(name, slot);
  if (error) return <LoadFailure code={toUserContext(error)} onRetry={onRetry} />;
  if (isMounted) return null;
  return (
    <>
      <Loading />
      <noscript>
        <p className="notice notice-warning">{t("subApps.noScript")}</p>
      </noscript>
    </>
  );
}

type Standing = { isMounted: boolean; error?: LoadError };

/**
 * Mounts a sub-application in the slot while this is rendered. The mounting code is loaded with the first
 * sub-application.
 */
function useSubApp(name: SubAppName, slot: RefObject<HTMLElement>): Standing {
  const { subApps } = useShell();
  const nonce = useNonce();
  const navigation = useNavigationOf(name);
  const context = useContextOf();
  const [standing, setStanding] = useState<Standing>({ isMounted: false });
  const mount = useNewest((viewport: HTMLElement, signal: AbortSignal) => {
    const { timeoutMs } = subApps;
    const setTitle = (title: string) => setPageTitle(navigation.getLocation().pathname, title);
    const shell = { navigation, context, setTitle, nonce };
    import("./stay")
      .then(({ enterSubApp: enter }) =>
        enter({ name, entry: subApps.entries[name], viewport, timeoutMs, shell, signal }),
      )
      .then(() => setStanding({ isMounted: true }))
      .catch((reason: unknown) => {
        if (signal.aborted) return;
        const error = asLoadError(reason, name);
        console.warn(error);
        setStanding({ isMounted: false, error });
      });
  });
  useEffect(() => {
    if (!slot.current) return;
    const { signal, abort } = leaving();
    mount(slot.current, signal);
    return abort;
  }, [name, slot, mount]);
  return standing;
}

function leaving() {
  const aborter = new AbortController();
  return { signal: aborter.signal, abort: () => aborter.abort() };
}

/** The user’s context for sub-applications, updated with the shell. */
function useContextOf(): Live<SubAppContext> {
  const shell = useShell();
  const { i18n } = useTranslation();
  const facts = useMemo(() => toContext(shell, i18n.language), [shell, i18n.language]);
  const [context] = useState(() => live(facts));
  useEffect(() => context.set(facts), [context, facts]);
  return context;
}

const toContext = (shell: ShellFacts, language: string): SubAppContext => ({
  user: shell.user,
  lang: asLanguage(language),
  timeZone: { value: shell.zone, meaning: shell.zoneName ?? undefined },
  tenant: shell.tenant,
  roles: shell.roles,
  buttons: shell.buttons,
  superAdmin: shell.superAdmin,
  menus: shell.menus,
});

/** The part of the portal's history under a sub-application's own name. The object stays the same. */
function useNavigationOf(name: SubAppName): Navigation {
  const place: Place = useLocation();
  const navigate = useNavigate();
  const go = useNewest<Parameters<Navigation["navigate"]>, void>((to, options) =>
    typeof to === "number" ? navigate(to) : navigate(to, options),
  );
  const places = useMadeFor([name], () => live(place));
  useEffect(() => {
    if (isUnder(name, place.pathname)) places.set(place);
  }, [name, places, place]);
  return useMemo(
    () => ({
      getLocation: places.get,
      subscribe: places.subscribe,
      navigate: go,
      createHref: (to) => to,
    }),
    [places, go],
  );
}

const isUnder = (name: SubAppName, pathname: string) => pathname === `/${name}` || pathname.startsWith(`/${name}/`);
