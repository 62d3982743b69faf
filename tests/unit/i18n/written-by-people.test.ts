import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** The field names of texts written by users, whose language is unknown. */
const written = new Set(["reason", "comment", "note", "companyName", "companyEnglishName", "userName", "fileName"]);

/** The screens of suppliers, and the components they share with others. */
const folders = ["app/routes", "app/ui", "app/sub-apps/gcis", "app/sub-apps/built-in", "app/sub-apps/gsrm/changes"];
const screens = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => join(folder, name)),
);

/** The expressions whose value a screen may show. */
function shownBy(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return shownBy(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...shownBy(expression.whenTrue), ...shownBy(expression.whenFalse)];
  if (ts.isBinaryExpression(expression)) return [...shownBy(expression.left), ...shownBy(expression.right)];
  return [expression];
}

function nameOf(expression: ts.Expression): string | undefined {
  // Column labels are our own texts.
  if (ts.isPropertyAccessExpression(expression))
    return expression.expression.getText() === "label" ? undefined : expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

/** Whether this element, or one around it in the same file, sets a language. */
function hasLanguage(node: ts.Node): boolean {
  if (ts.isSourceFile(node)) return false;
  const statesIt =
    ts.isJsxElement(node) &&
    node.openingElement.attributes.properties.some((one) => ts.isJsxAttribute(one) && one.name.getText() === "lang");
  return statesIt || hasLanguage(node.parent);
}

/** User-written texts that a screen shows without `lang`, with their lines. */
function unmarkedIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const bareTexts: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent) && !hasLanguage(node.parent)) {
      const names = shownBy(node.expression).map(nameOf);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      bareTexts.push(...names.filter((name) => name && written.has(name)).map((name) => `${file}:${line} ${name}`));
    }
    node.forEachChild(look);
  };
  look(source);
  return bareTexts;
}

describe("texts written by users", () => {
  it("are marked as of unknown language on every screen of a supplier", () => {
    expect(screens.length).toBeGreaterThan(100);
    expect(screens.flatMap(unmarkedIn)).toEqual([]);
  });
});
