import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { EntryContext } from "@remix-run/node";
import type { Language } from "~/i18n/language";
import { type WordSet, wordSetsOf } from "~/i18n/word-sets";
import type { DocumentAssets } from "~/ui/page/page-links";

const folder = path.join("build", "client", "assets");
const address = (name: string) => `/assets/${name}`;

/** Read once: a build does not change while it runs. The development server has no such folder, and links everything. */
const names = import.meta.env.PROD ? readdirSync(folder) : [];
const styles = new Map(
  names
    .filter((name) => name.endsWith(".css"))
    .map((name) => [address(name), readFileSync(path.join(folder, name), "utf8").trim()]),
);
const words = (language: Language, set: WordSet) =>
  names.filter((name) => name.startsWith(`words-${language}-${set}-`) && name.endsWith(".js")).map(address);

/** The styles in the document of a page, and the scripts it loads immediately (docs/decisions/038-how-pages-are-sent.md). */
export function documentAssets({ manifest, staticHandlerContext }: EntryContext, language: Language): DocumentAssets {
  if (names.length === 0) return { styles, scripts: [] };
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  const scripts = [
    ...manifest.entry.imports,
    ...routes.flatMap((route) => (route ? [...(route.imports ?? []), route.module] : [])),
    ...wordSetsOf(routes.flatMap((route) => route?.id ?? [])).flatMap((set) => words(language, set)),
    manifest.url,
    manifest.entry.module,
  ];
  return { styles, scripts: [...new Set(scripts)] };
}
