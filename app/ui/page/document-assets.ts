import { createContext, useContext } from "react";

/** What a document brings along or asks for at once: its style sheets by address, and the scripts it is going to run. */
export type DocumentAssets = { styles: ReadonlyMap<string, string>; scripts: readonly string[] };

const Assets = createContext<DocumentAssets>({ styles: new Map(), scripts: [] });
export const DocumentAssetsProvider = Assets.Provider;
export const useDocumentAssets = () => useContext(Assets);

/** The same as the server knew it, read from the document before React takes it over. */
export function readDocumentAssets(): DocumentAssets {
  const styles = document.head.querySelectorAll<HTMLStyleElement>("style[data-href]");
  const scripts = document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  return {
    styles: new Map([...styles].map((style) => [style.dataset.href ?? "", style.textContent])),
    scripts: [...scripts].map((link) => link.getAttribute("href") ?? ""),
  };
}
