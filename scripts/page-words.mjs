/**
 * Fails the build if a page shows texts that it does not load: users would see their keys, and React would render the whole
 * page again.
 * @param {object} words
 * @param {import("@remix-run/route-config").RouteConfigEntry[]} words.routes the table of screens
 * @param {(routeIds: string[]) => string[]} words.setsOf the sets of texts that a page with these routes loads
 * @param {Record<string, string[]>} words.namespaces the namespaces of each set
 * @returns {import("vite").Plugin}
 */
export function pageWords({ routes, setsOf, namespaces }) {
  const all = Object.values(namespaces).flat().join("|");
  const named = new RegExp(`["'\`](${all}):[\\w$]|\\buseTranslation\\(\\[?["'](${all})["']`, "g");
  return {
    name: "page-words",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const fileOf = (file) => entries.filter((id) => id.includes(`/app/${file}?`));
      const everywhere = entries.filter((id) => /\/app\/(entry\.client|root)\.tsx/.test(id));
      const missing = chainsOf(routes).flatMap((chain) => {
        const loaded = setsOf(chain.map(idOf)).flatMap((set) => namespaces[set]);
        return [...reach([...everywhere, ...chain.flatMap((route) => fileOf(route.file))], this.getModuleInfo)]
          .filter((id) => id.includes("/app/"))
          .flatMap((id) =>
            [...(this.getModuleInfo(id).code ?? "").matchAll(named)].map((match) => [id, match[1] ?? match[2]]),
          )
          .filter(([, namespace]) => !loaded.includes(namespace))
          .map(([id, namespace]) => `${chain.at(-1).file}: "${namespace}" in ${id.replace(/^.*\/app\//, "")}`);
      });
      if (missing.length === 0) return;
      const list = [...new Set(missing)].join("\n");
      this.error(`These pages show words that they do not load (app/i18n/word-sets.ts):\n${list}`);
    },
  };
}

const idOf = ({ id, file }) => id ?? file.replace(/\.\w+$/, "");

/** Each route with its parents, outermost first. */
const chainsOf = (routes, above = []) =>
  routes.flatMap((route) => [[...above, route], ...chainsOf(route.children ?? [], [...above, route])]);

/** These modules and everything they import, including modules that they load later. */
function reach(ids, getModuleInfo, seen = new Set()) {
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    const { importedIds, dynamicallyImportedIds } = getModuleInfo(id);
    reach([...importedIds, ...dynamicallyImportedIds], getModuleInfo, seen);
  }
  return seen;
}
