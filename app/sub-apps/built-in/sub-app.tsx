import type { i18n } from "i18next";
import { Component, type ReactNode, StrictMode, useMemo } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { createPath, matchPath, type Navigator, Route, Router, Routes, type To } from "react-router";
import { QueryProvider } from "~/client/query";
import { Failure } from "~/gateway/failure";
import type { Language } from "~/i18n/language";
import { createWordReader, type WordTree } from "~/i18n/word-reader";
import type { Navigation, SubAppModule } from "~/sub-apps/host/base/contract";
import { DialogPlaceProvider } from "~/ui/page/dialog-place";
import { ZoneProvider } from "~/ui/base/instant";
import { useLive } from "~/ui/page/live";
import { NonceProvider } from "~/ui/page/nonce";
import { FailureNotice } from "./failure-notice";
import { GenericPage } from "./generic-page";
import { HostProvider, useWho } from "./host";
import { loadPage, type SubAppPage, PageModule } from "./page-module";

/** Creates one of the portal's own sub-applications from its pages and texts. */
export function subApp(pages: readonly SubAppPage[], load: LoadWords): SubAppModule {
  const roots = new WeakMap<HTMLElement, Root>();
  return {
    async mount(props) {
      const { name, container, popupContainer, context, navigation, nonce, signal } = props;
      const first = pageAt(pages, navigation.getLocation().pathname);
      // The first page reports its own load error.
      const [{ i18n, speak }] = await Promise.all([
        openWords(load, context.get().lang),
        first ? loadPage(first).catch(() => null) : null,
      ]);
      const stop = context.subscribe(() => void speak(context.get().lang));
      signal.addEventListener("abort", stop);
      // The shell and every other sub-application are roots too: without a prefix `useId` returns the same ids in all of them.
      const root = createRoot(container, { identifierPrefix: name });
      roots.set(container, root);
      // The spinner disappears when this resolves, so the first screen must be ready.
      flushSync(() =>
        root.render(
          <StrictMode>
            <I18nextProvider i18n={i18n}>
              <NonceProvider value={nonce}>
                <HostProvider value={props}>
                  <DialogPlaceProvider value={popupContainer}>
                    <QueryProvider>
                      <PortalHistory navigation={navigation}>
                        <FaultBoundary>
                          <Screens pages={pages} />
                        </FaultBoundary>
                      </PortalHistory>
                    </QueryProvider>
                  </DialogPlaceProvider>
                </HostProvider>
              </NonceProvider>
            </I18nextProvider>
          </StrictMode>,
        ),
      );
    },
    async unmount({ container }) {
      roots.get(container)?.unmount();
      roots.delete(container);
    },
  };
}

function Screens({ pages }: { pages: readonly SubAppPage[] }) {
  const { timeZone } = useWho();
  return (
    <ZoneProvider value={timeZone.value}>
      <div className="sub-app">
        <Pages pages={pages} />
      </div>
    </ZoneProvider>
  );
}

type BoundaryProps = { children: ReactNode };

/** Catches errors while a screen renders: the shell around it stays, and an error message replaces the screen (§8). */
class FaultBoundary extends Component<BoundaryProps, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render() {
    return this.state.isFaulty ? <FailureNotice failure={new Failure(0)} /> : this.props.children;
  }
}

/**
 * React Router on top of the portal's history: links, `useNavigate` and other functions use full paths of the portal.
 */
function PortalHistory({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const place = useLive({ get: navigation.getLocation, subscribe: navigation.subscribe });
  const navigator = useMemo(() => navigatorOver(navigation), [navigation]);
  return (
    <Router location={place} navigator={navigator}>
      {children}
    </Router>
  );
}

const navigatorOver = ({ createHref, navigate }: Navigation): Navigator => ({
  createHref: (to) => createHref(pathOf(to)),
  push: (to, state: unknown) => navigate(pathOf(to), { state }),
  replace: (to, state: unknown) => navigate(pathOf(to), { replace: true, state }),
  go: (steps) => navigate(steps),
});

const pathOf = (to: To) => (typeof to === "string" ? to : createPath(to));

/** The namespaces a sub-application needs, by language: each language is a separate file, loaded when it is chosen. */
type LoadWords = Record<Language, () => Promise<{ default: WordTree }>>;

/** A dictionary in one language; `speak` switches the language. */
async function openWords(load: LoadWords, language: Language): Promise<{ i18n: i18n; speak: Speak }> {
  const { default: words } = await load[language]();
  const i18n = createWordReader(language, words);

  async function speak(other: Language) {
    if (i18n.language === other) return;
    const { default: otherWords } = await load[other]();
    i18n.add(other, otherWords);
    await i18n.changeLanguage(other);
  }
  return { i18n, speak };
}
type Speak = (language: Language) => Promise<void>;

/** The page modules of a sub-application by their addresses (§2); any other address gets the generic page. */
const Pages = ({ pages }: { pages: readonly SubAppPage[] }) => (
  <Routes>
    {pages.map((page) => (
      <Route key={page.path} path={page.path} element={<PageModule key={page.path} page={page} />} />
    ))}
    <Route path="*" element={<GenericPage />} />
  </Routes>
);

/** The page at a path. */
const pageAt = (pages: readonly SubAppPage[], pathname: string): SubAppPage | undefined =>
  pages.find(({ path }) => matchPath(path, pathname));
