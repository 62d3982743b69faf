import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const apps = ["gsrm", "gcis"] as const;
/** The styles of the document, which also apply in the built-in sub-applications. */
const documentStyles = ["app/ui/page/theme.css", "app/ui/shell/shell.css"];

/** The file an import refers to, as a path from the project's root, or null for a package. */
function placeOf(specifier: string, importer: string): string | null {
  const base = specifier.startsWith("~/")
    ? path.join("app", specifier.slice(2))
    : specifier.startsWith(".")
      ? path.join(path.dirname(importer), specifier)
      : null;
  if (base === null) return null;
  return [base, `${base}.tsx`, `${base}.ts`].find((file) => /\.\w+$/.test(file) && existsSync(file)) ?? null;
}

const codeOf = (file: string) => readFileSync(file, "utf8");
const statically = /^\s*(?:import|export)\b(?!\s+type\b)[^;]*?["']([^"']+)["'];/gm;
const onDemand = /\bimport\(\s*["']([^"']+)["']\s*\)/g;
const inSheet = /@import\s+["']([^"']+)["']/g;
const placesIn = (file: string, how: RegExp) =>
  [...codeOf(file).matchAll(how)].flatMap(([, specifier = ""]) => placeOf(specifier, file) ?? []);

/** Everything a module loads, transitively; `ways` are the kinds of imports that count. */
function loadedBy(file: string, ways: readonly RegExp[], seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = file.endsWith(".css") ? [inSheet] : ways;
  for (const one of imports.flatMap((how) => placesIn(file, how))) loadedBy(one, ways, seen);
  return seen;
}

/** Every page of a sub-application, with the modules and style sheets loaded once it and its dialogs are open. */
const pages = apps.flatMap((app) => {
  const entry = `app/sub-apps/${app}/entry.tsx`;
  const shared = loadedBy(entry, [statically]);
  return placesIn(entry, onDemand)
    .filter((file) => file.endsWith(".tsx"))
    .map((page) => ({ page, files: loadedBy(page, [statically, onDemand], new Set(shared)) }));
});

/** The classes of a style sheet. */
const classesOf = (sheet: string) =>
  new Set([...codeOf(sheet).matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = ""]) => name));
/** The classes that a module gives to elements; computed ones are found by their literal parts. */
const classesGiven = (file: string) =>
  [...codeOf(file).matchAll(/\bclassName(?:=|: )(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain, computed = ""]) =>
    plain === undefined
      ? [...computed.matchAll(/["'`]([^"'`$]*)/g)].flatMap(([, words = ""]) => words.split(/\s+/))
      : plain.split(/\s+/),
  );

const sheets = new Map(globSync("app/{ui,sub-apps}/**/*.css").map((sheet) => [sheet, classesOf(sheet)]));
const styledBy = (names: Iterable<string>) => new Set([...names].flatMap((sheet) => [...(sheets.get(sheet) ?? [])]));

test("every page of a sub-application loads the styles of all classes that it and its dialogs use", () => {
  expect(pages.length).toBeGreaterThan(20);
  const shared = documentStyles.flatMap((sheet) => [...loadedBy(sheet, [])]);
  const anywhere = styledBy(sheets.keys());
  const missing = pages.flatMap(({ page, files }) => {
    const here = styledBy([...shared, ...files]);
    return [...files]
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) => classesGiven(file).map((name) => ({ file, name })))
      .filter(({ name }) => anywhere.has(name) && !here.has(name))
      .map(({ file, name }) => `${page}: ${file} has ${name}`);
  });
  expect(missing).toEqual([]);
});

test("elements rendered outside their place in the page go into the sub-application, where its styles apply", () => {
  const drawn = pages.flatMap(({ files }) => [...files]).filter((file) => file.endsWith(".tsx"));
  const outside = [...new Set(drawn)].filter(
    (file) =>
      /\bcreatePortal\(|<(?:Modal|Drawer|Popover|Menu|HoverCard|Tooltip|Portal)\b/.test(codeOf(file)) &&
      !codeOf(file).includes("useDialogPlace"),
  );
  expect(outside).toEqual([]);
});
