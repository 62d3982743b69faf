import path from "node:path";

const route = "?__remix-build-client-route";
const routeOf = (name) => path.resolve("app", "routes", `${name}.tsx${route}`);
const entry = path.resolve("app", "entry.client.tsx");
const root = path.resolve("app", `root.tsx${route}`);
const workspace = routeOf("workspace/workspace");
const wizard = routeOf("registration/wizard");
const tabs = ["basic", "business", "association", "contact", "manage", "bank", "attachment"].map((tab) =>
  routeOf(`registration/${tab}`),
);
const registration = path.resolve("app", "routes", "registration") + path.sep;

/** Pages for signed-in users. */
const signedIn = ["account", "import", "messages", "news", "notices", "sub-apps", "workspace"].map(
  (folder) => path.resolve("app", "routes", folder) + path.sep,
);
const isSignedIn = (page) => signedIn.some((folder) => page.startsWith(folder));

/** Modules with texts, and the modules of whole sets. The server knows their output files (app/server/document-assets.ts). */
const words = /\/app\/i18n\/(?:locales|resources)\//;
const wordSet = /\/app\/i18n\/resources\/([\w-]+)\/(zh|en)\.ts$/;

/** The modules that every component of Mantine depends on. */
const lookOfEveryPage = /\/@mantine\/core\/esm\/core\//;

/** The modules that load data in the shell and in the picker; no page that suppliers see first has them. */
const queries = /\/@tanstack\/|\/app\/client\/query\./;

/** Modules that a library's index includes but only a few pages use. */
const rarelyUsed =
  /\/zod\/v4\/(core\/(to-json-schema|json-schema|memoizer|.*\?classic$)|classic|locales)|\/@conform-to\/dom\/dist\/form\./;

/**
 * Groups the scripts of the portal into a few files: every file costs headers and the browser's time, and Rollup by itself makes
 * one for each set of pages that share something (docs/decisions/038-how-pages-are-sent.md).
 * @returns {import("vite").Plugin}
 */
export function scriptGroups() {
  return {
    name: "script-groups",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    // Otherwise a route that others import from would get a second file that only re-exports it.
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    config: () => {
      let groupOf;
      const manualChunks = (id, modules) => (groupOf ??= grouping(modules))(id);
      return { build: { rollupOptions: { output: { onlyExplicitManualChunks: true, manualChunks } } } };
    },
  };
}

/** Returns the group of a module; Rollup places a module without one. */
function grouping({ getModuleIds, getModuleInfo }) {
  const pages = findPages(getModuleIds, getModuleInfo);
  return (id) => {
    // Rollup would merge all routes without a screen into one empty file, in which Remix would find only one of them.
    if (id.endsWith(route) && getModuleInfo(id)?.exports?.length === 0)
      return path.relative("app/routes", id.replace(route, "")).replaceAll(path.sep, "-");
    if (words.test(id)) return wordsOf(id, getModuleInfo);
    const on = pages.get(id);
    if (!on || id === entry || id.endsWith(".css") || rarelyUsed.test(id)) return undefined;
    const onTabs = tabs.filter((tab) => on.has(tab));
    const isLibrary = id.includes("/node_modules/") || id.startsWith("\0");
    const onEveryPage = on.has(entry) || on.has(root);
    const isOfRegistration = !onEveryPage && [...on].every((page) => page.startsWith(registration));
    // In a separate file, the modules that the first tab shares with other pages would be one more file of the page that
    // most suppliers see first.
    if (onEveryPage || on.has(wizard) || onTabs.length > 1 || (on.has(tabs[0]) && !isOfRegistration)) {
      if (isLibrary) return "libraries";
      return isOfRegistration ? "registration" : "portal";
    }
    // In one file with the modules that a tab shares with other pages, these would load all of the tab.
    if (onTabs.length === 1 && !isLibrary && isOfRegistration)
      return path.basename(onTabs[0]).replace(`.tsx${route}`, "");
    if (lookOfEveryPage.test(id)) return "look";
    if (queries.test(id)) return "queries";
    return !isLibrary && on.has(workspace) && [...on].every(isSignedIn) ? "workspace" : undefined;
  };
}

/** The output file of a module with texts, named by the set that the module belongs to. */
function wordsOf(id, getModuleInfo) {
  const [, set, language] = wordSet.exec(id) ?? [];
  if (set) return `words-${language}-${set}`;
  return getModuleInfo(id)
    .importers.map((importer) => wordsOf(importer, getModuleInfo))
    .find(Boolean);
}

/** The pages that load a module, with everything they import. */
function findPages(getModuleIds, getModuleInfo) {
  const pages = new Map();
  function addPage(id, page) {
    const known = pages.get(id) ?? new Set();
    if (known.has(page)) return;
    pages.set(id, known.add(page));
    for (const imported of getModuleInfo(id)?.importedIds ?? []) addPage(imported, page);
  }
  for (const id of getModuleIds()) if (getModuleInfo(id)?.isEntry) addPage(id, id);
  return pages;
}
