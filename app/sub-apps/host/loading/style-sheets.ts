import { LoadError } from "../base/load-error";
import type { LoadTerms } from "./loaded";
import { scopeSheet } from "../styles/scope-sheet";

type Terms = Pick<LoadTerms, "name" | "nonce" | "undo">;

/**
 * Adds style sheets, scoped to their sub-application, while it is mounted. They do not apply before they are scoped.
 */
export async function addStyleSheets(urls: readonly string[], terms: Terms): Promise<void> {
  await Promise.all(urls.map((url) => addStyleSheet(url, terms)));
}

function addStyleSheet(url: string, { name, undo }: Terms): Promise<void> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: url, crossOrigin: "anonymous", media: "not all" });
  undo(() => link.remove());
  return new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => {
      if (link.sheet) scopeSheet(link.sheet, name);
      link.media = "all";
      resolve();
    });
    link.addEventListener("error", () => reject(new LoadError("module-load", url)));
    document.head.append(link);
  });
}

/** Adds the inline styles of a page. */
export function addStyleText(text: string, { name, nonce, undo }: Terms): void {
  const style = document.createElement("style");
  style.nonce = nonce;
  style.textContent = text;
  document.head.append(style);
  if (style.sheet) scopeSheet(style.sheet, name);
  undo(() => style.remove());
}
