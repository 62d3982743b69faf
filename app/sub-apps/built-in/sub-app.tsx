import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import type { SubAppModule } from "~/sub-apps/host/contract";
import { ZoneProvider } from "~/ui/page/instant";
import { NonceProvider } from "~/ui/page/nonce";
import { FaultBoundary } from "./fault-boundary";
import { PortalHistory } from "./history";
import { HostProvider, useWho } from "./host";
import { loadPage } from "./page-module";
import { type Page, pageAt, Pages } from "./pages";
import { type LoadWords, openWords } from "./words";

/** Makes a sub-application of the portal's own out of its pages and its words. */
export function subApp(pages: readonly Page[], load: LoadWords): SubAppModule {
  const roots = new WeakMap<HTMLElement, Root>();
  return {
    async mount(props) {
      const { container, context, navigation, nonce, signal } = props;
      const first = pageAt(pages, navigation.getLocation().pathname);
      // A first page that cannot be loaded says so itself.
      const [{ i18n, speak }] = await Promise.all([
        openWords(load, context.get().lang),
        first ? loadPage(first).catch(() => null) : null,
      ]);
      const stop = context.subscribe(() => void speak(context.get().lang));
      signal.addEventListener("abort", stop);
      const root = createRoot(container);
      roots.set(container, root);
      // When this resolves the spinner goes: the first screen must be there.
      flushSync(() =>
        root.render(
          <StrictMode>
            <I18nextProvider i18n={i18n}>
              <NonceProvider value={nonce}>
                <HostProvider value={props}>
                  <PortalHistory navigation={navigation}>
                    <FaultBoundary>
                      <Screens pages={pages} />
                    </FaultBoundary>
                  </PortalHistory>
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

function Screens({ pages }: { pages: readonly Page[] }) {
  const { timeZone } = useWho();
  return (
    <ZoneProvider value={timeZone.value}>
      <div className="sub-app">
        <Pages pages={pages} />
      </div>
    </ZoneProvider>
  );
}
