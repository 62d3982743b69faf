import { type ReactNode, useLayoutEffect } from "react";
import type { Language } from "~/i18n/language";
import { loadWords } from "~/i18n/load-words.client";
import { createWordReader } from "~/i18n/word-reader";
import { type WordSet, wordSetsOf } from "~/i18n/word-sets";

/** The language that the server wrote the page in; a translator changes `lang`. */
export const pageLanguage = (): Language => (document.documentElement.dataset.language === "zh" ? "zh" : "en");

/** Opens the dictionary of a page, and loads more of it for the pages that follow. */
export async function openPageWords(routeIds: readonly string[]) {
  const language = pageLanguage();
  const reader = createWordReader(language, {});
  const loads = new Map<WordSet, Promise<void>>();
  const load = (ids: readonly string[]) => Promise.all(wordSetsOf(ids).map((set) => loads.get(set) ?? start(set)));

  function start(set: WordSet): Promise<void> {
    const loading = loadWords[set][language]().then(({ default: words }) => reader.add(language, words));
    loads.set(set, loading);
    // A set that failed to load is requested again by the next page that needs it.
    loading.catch(() => loads.delete(set));
    return loading;
  }

  await load(routeIds);
  return { reader, load };
}

type PageWordsProps = { load: (routeIds: readonly string[]) => Promise<unknown>; children: ReactNode };
type LazyRoute = { id: string; lazy?: () => Promise<unknown>; children?: LazyRoute[] };

/**
 * Makes a page that is opened later wait for its texts as it waits for its code. Remix has no hook for loading more than a
 * route's module, so this wraps the function that loads the module. Texts that fail to load are handled like a missing
 * chunk: the document is reloaded, and reports it (ui/loading/route-chunks.tsx).
 */
export function PageWords({ load, children }: PageWordsProps) {
  // Links work as soon as React has committed the page, and other effects run a moment later.
  useLayoutEffect(() => {
    const routes = lazyRoutes(window.__remixRouter.routes as LazyRoute[]);
    const before = routes.map((route) => ({ route, lazy: route.lazy }));
    for (const { route, lazy } of before)
      route.lazy = lazy && (async () => (await Promise.all([lazy(), load([route.id]).catch(loadAgain)]))[0]);
    return () => {
      for (const { route, lazy } of before) if (route.lazy) route.lazy = lazy;
    };
  }, [load]);
  return children;
}

/** Never resolves, because the page is being left. */
function loadAgain() {
  location.reload();
  return new Promise<never>(() => {});
}

const lazyRoutes = (routes: readonly LazyRoute[]): LazyRoute[] =>
  routes.flatMap((route) => [...(route.lazy ? [route] : []), ...lazyRoutes(route.children ?? [])]);
