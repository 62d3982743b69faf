import type { SubAppName } from "~/rules/workspace/sub-apps";
import type { Undo } from "../base/slot";
import { scopeSheet } from "./scope-sheet";

type Style = HTMLStyleElement | HTMLLinkElement;
type Terms = { name: SubAppName; nonce: string; undo: (step: Undo) => void };

/** Bundlers insert each style sheet once per document, so it stays here, disabled, until the next mount. */
const stylesByApp = new Map<SubAppName, Set<Style>>();
const off = "not all";

/** Whether an element contains or links styles. */
export const isStyle = (node: HTMLElement): node is Style =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.relList.contains("stylesheet"));

/** Enables the styles of earlier mounts again. */
export function putBackStyles(terms: Terms): void {
  for (const style of stylesByApp.get(terms.name) ?? []) {
    if (style.isConnected) lend(style, terms);
    else stylesByApp.get(terms.name)?.delete(style);
  }
}

/**
 * Handles a style that a sub-application inserts into the document. It applies once it is scoped, and while the
 * sub-application is mounted.
 */
export function keepStyle(style: Style, terms: Terms): void {
  const own = stylesByApp.get(terms.name) ?? new Set<Style>();
  stylesByApp.set(terms.name, own);
  if (own.has(style)) return;
  own.add(style);
  if (style instanceof HTMLLinkElement) keepLink(style, terms);
  else keepText(style, terms);
  terms.undo(() => {
    style.media = off;
  });
}

const media = new WeakMap<Style, string>();

function lend(style: Style, { undo }: Terms) {
  style.media = media.get(style) ?? "";
  undo(() => {
    style.media = off;
  });
}

/** A style sheet of another origin can be read, and so scoped, only if it is requested with CORS. */
function keepLink(link: HTMLLinkElement, { name }: Terms) {
  media.set(link, link.media);
  link.crossOrigin ??= "anonymous";
  link.media = off;
  link.addEventListener("load", () => {
    if (link.sheet) scopeSheet(link.sheet, name);
    link.media = media.get(link) ?? "";
  });
}

/** The text of a style element may be added later: everything in it is scoped before it is painted. */
function keepText(style: HTMLStyleElement, { name, nonce }: Terms) {
  media.set(style, style.media);
  style.nonce = nonce;
  const scope = () => style.sheet && scopeSheet(style.sheet, name);
  new MutationObserver(scope).observe(style, { childList: true, characterData: true, subtree: true });
  queueMicrotask(scope);
}
