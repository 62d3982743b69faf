import { readFileSync } from "node:fs";
import ts from "typescript";

/** A text of the repository that people read, with its place. */
export type Passage = { place: string; text: string };

/** Code, names, quotations and addresses are not ours to reword. */
const withoutQuotations = (text: string) => text.replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"|\]\([^)]*\)/g, "");

const titled = /^(?:test|it|describe|plain|onSqlite)(?:\.\w+)*(?:\(|$)/;

/** The comments of a source, the titles of its tests and the descriptions of its contract. */
export function passagesIn(file: string): Passage[] {
  const text = readFileSync(file, "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const passages = new Map<number, Passage>();
  const add = (position: number, passage: string) =>
    passages.set(position, {
      place: `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`,
      text: passage,
    });
  const visit = (node: ts.Node): void => {
    const comments = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    // A parent and its first child share a comment.
    for (const { pos, end } of comments)
      add(pos, withoutQuotations(text.slice(pos, end).replaceAll(/\s*\n\s*\* ?/g, " ")));
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && first && isTitle(node, file)) add(first.getStart(), first.getText().slice(1, -1));
    if (file.startsWith("tests/")) for (const name of rowNames(node)) add(name.getStart(), name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...passages.values()];
}

/** Whether the first argument of a call is a title of a test, or a description of the contract. */
function isTitle(call: ts.CallExpression, file: string): boolean {
  const [first] = call.arguments;
  if (!first || !(ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))) return false;
  const name = call.expression.getText();
  return file.startsWith("tests/") ? titled.test(name) : file.startsWith("app/contract/") && name.endsWith(".describe");
}

/** The first cells in the table of a test whose title contains them. */
function rowNames(call: ts.Node): ts.StringLiteralLike[] {
  if (!ts.isCallExpression(call) || !ts.isCallExpression(call.expression)) return [];
  const [title] = call.arguments;
  const [rows] = call.expression.arguments;
  const table = rows && ts.isAsExpression(rows) ? rows.expression : rows;
  if (!title?.getText().includes("%s") || !table || !ts.isArrayLiteralExpression(table)) return [];
  return table.elements
    .map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : undefined))
    .filter((cell) => cell !== undefined)
    .filter(ts.isStringLiteralLike);
}

/** The comments of a style sheet. */
export const styleCommentsIn = (file: string): Passage[] => {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: comment, index }) => ({
    place: `${file}:${text.slice(0, index).split("\n").length}`,
    text: withoutQuotations(comment.replaceAll(/\s*\n\s*/g, " ")),
  }));
};

/** The paragraphs of a page without their code. The specification quotes the client. */
export const paragraphsIn = (file: string): Passage[] =>
  readFileSync(file, "utf8")
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .split(/\n{2,}|\n(?=[-|#])/)
    .map((text) => ({ place: file, text: withoutQuotations(text.replaceAll("\n", " ")) }));
