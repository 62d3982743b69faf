import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { setNonce } from "get-nonce";
import { addNewFunctions } from "./client/add-new-functions";
import { openPageWords, PageWords } from "./ui/loading/page-words";
import { DocumentAssetsProvider, readDocumentAssets } from "./ui/page/page-links";
import { NonceProvider } from "./ui/page/nonce";
import { takeEarlyRewriting } from "./ui/page/early-rewriting";
import { followRewriting, restoreTexts } from "./ui/page/rewritten-texts";

await addNewFunctions();
const nonce = document.querySelector("script")?.nonce ?? "";
setNonce(nonce);

/** Loads this page's texts in its language, and no others (§1). */
const { reader, load } = await openPageWords(Object.keys(window.__remixRouteModules));

// While Remix waits for a page's styles, nothing reads the response of its loader. If the user navigates elsewhere before then,
// the browser reports the aborted request as an unhandled error (docs/framework.md).
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

const assets = readDocumentAssets();
restoreTexts(takeEarlyRewriting());
followRewriting();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={reader}>
        <NonceProvider value={nonce}>
          <DocumentAssetsProvider value={assets}>
            <PageWords load={load}>
              <RemixBrowser />
            </PageWords>
          </DocumentAssetsProvider>
        </NonceProvider>
      </I18nextProvider>
    </StrictMode>,
  );
});

// Measuring waits until the page is idle. Browsers that cannot wait cannot measure either.
window.requestIdleCallback?.(() => void import("./client/page-speed").catch(() => undefined));
