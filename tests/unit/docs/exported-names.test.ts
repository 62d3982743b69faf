import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** The exports that Remix looks for in every route. */
const ofTheFramework = /^(loader|action|meta|links|handle|headers|shouldRevalidate|ErrorBoundary|HydrateFallback)$/;
/** Words of two languages, and steps of the database that only their runner imports. */
const isApart = (file: string) => /^app\/(i18n\/locales|platform\/core\/database\/migrations)\//.test(file);

/** The exported names of a file. Calls of the base API are left out: they are only used behind their subject (`review.file`). */
function exportedNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) {
      const names = statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
      return file.startsWith("app/contract/") ? [] : names;
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

test("an exported name is declared in one place, so that a search for it finds one meaning", () => {
  const files = globSync("app/**/*.{ts,tsx}").filter((file) => !isApart(file));
  expect(files.length).toBeGreaterThan(1500);
  const places = new Map<string, string[]>();
  for (const file of files)
    for (const name of exportedNames(file))
      if (!ofTheFramework.test(name)) places.set(name, [...(places.get(name) ?? []), file]);
  const severalTimes = [...places].filter(([, declaredIn]) => declaredIn.length > 1);
  expect(Object.fromEntries(severalTimes)).toEqual({});
});
