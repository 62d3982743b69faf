import { RemixBrowser } from "@remix-run/react";
import { createInstance } from "i18next";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { setNonce } from "get-nonce";
import { addNewFunctions } from "./client/add-new-functions";
import { options } from "./i18n/options";
import { DocumentAssetsProvider, readDocumentAssets } from "./ui/page/page-links";
import { NonceProvider } from "./ui/page/nonce";
import { takeEarlyRewriting } from "./ui/page/early-rewriting";
import { followRewriting, restoreTexts } from "./ui/page/rewritten-texts";

await addNewFunctions();
const nonce = document.querySelector("script")?.nonce ?? "";
setNonce(nonce);

/** The page's own dictionary and no other is loaded (§1). A translator changes `lang`. */
const language = document.documentElement.dataset.language === "zh" ? "zh" : "en";
const { default: resources } = await (language === "zh"
  ? import("./i18n/resources/zh")
  : import("./i18n/resources/en"));
const i18n = createInstance();
await i18n.use(initReactI18next).init({ ...options, lng: language, resources: { [language]: resources } });

// Remix leaves the answer of a page without a reader while it waits for the page's styles. Where the user goes elsewhere meanwhile,
// the browser calls the request that was cut off an unhandled error (docs/framework.md).
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
      <I18nextProvider i18n={i18n}>
        <NonceProvider value={nonce}>
          <DocumentAssetsProvider value={assets}>
            <RemixBrowser />
          </DocumentAssetsProvider>
        </NonceProvider>
      </I18nextProvider>
    </StrictMode>,
  );
});
