import { globSync, readFileSync } from "node:fs";
import ts from "typescript";

/** A text of the product with its place: `app/i18n/locales/en/home.ts:12`. */
export type Text = { place: string; text: string; language: "zh" | "en" };

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
/** Whether a text has two adjacent words. Keys, class names and addresses are a single word or have punctuation between words. */
const isEnglish = (text: string) => /[A-Za-z’']+,? [a-z’']+/.test(text);

/** Every text in the matching sources: string literals, templates (`{{}}` for each inserted value) and the text of elements. */
export function textsIn(pattern: string): Text[] {
  return globSync(pattern).flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, "utf8"),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const texts: Text[] = [];
    const visit = (node: ts.Node) => {
      if (isForDevelopers(node)) return;
      const text = textOf(node);
      if (text !== null && (isChinese(text) || isEnglish(text))) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        texts.push({ place: `${file}:${line + 1}`, text, language: isChinese(text) ? "zh" : "en" });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return texts;
  });
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("{{}}");
  return null;
}

/** Whether a text is only for developers and operators: imports, the log, thrown errors. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return true;
  return ts.isCallExpression(node) && /(^|\.)log\??\.(info|warn|error)$/.test(node.expression.getText());
}
