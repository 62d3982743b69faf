const inClassic = /\/zod\/v4\/classic\//;
const inCore = /\/zod\/v4\/core\//;
const copy = "?classic";

/**
 * Gives each entry point of zod its own copy of the core. The forms use `zod/mini`, and a build keeps only the part of the core
 * that they need; pages behind the sign-in use `zod`, which needs all of it. With one core for both, every supplier's first page
 * would load the whole core (docs/decisions/072-what-the-first-page-carries.md).
 * @returns {import("vite").Plugin}
 */
export function zodCopies() {
  return {
    name: "zod-copies",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async resolveId(source, importer, options) {
      if (!importer || !(inClassic.test(importer) || importer.endsWith(copy))) return null;
      const resolved = await this.resolve(source, importer.replace(copy, ""), { ...options, skipSelf: true });
      return resolved && inCore.test(resolved.id) ? { ...resolved, id: `${resolved.id}${copy}` } : resolved;
    },
  };
}
