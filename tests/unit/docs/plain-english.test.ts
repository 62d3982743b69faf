import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Turns that an English-speaking engineer does not write, each with what to write in their place. */
const turns: [pattern: RegExp, better: string][] = [
  [/\b(?<!by )hand(?:s|ed|ing)? (?:(?:it|them|this|these|the \w+) )?in\b/i, "submit"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix, correct"],
  [/\bbegun\b/i, "started"],
  [/\bwho(?:so)?ever\b/i, "anyone who, or the role"],
  [/\banew\b/i, "again"],
  [/\bof (?:its|their|one's|his|her) own(?! [a-z]{3})/i, "its own, separate"],
  [/\b(?:told|tells?|telling)\b/i, "notify, show, report, distinguish"],
  [/\b(?:nobody|somebody|everybody|anybody)\b/i, "no one, anyone, everyone, or the role"],
  [/\b(?:lately|meanwhile)\b/i, "recently; in the meantime, or what has changed"],
  [/\b(?:for good|had (?:its|their) day|so many)\b/i, "permanently; expired; the number"],
  [/; (?:null|undefined|empty): (?:it|there|none|not|no)\b/i, "null if …"],
  [/^\/\*\*\W*answers (?:how|whether|what|the|an?|with)\b/i, "returns"],
];

type Passage = { place: string; text: string };

/** Code, names and quotations are not ours to reword. */
const withoutQuotations = (text: string) => text.replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"/g, "");

const titled = /^(?:test|it|describe|plain|onSqlite)(?:\.\w+)*(?:\(|$)/;

/** The comments of a source, the titles of its tests and the descriptions of its contract. */
function passagesIn(file: string): Passage[] {
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

/** The paragraphs of a page without their code. The specification quotes the client. */
const paragraphsIn = (file: string): Passage[] =>
  readFileSync(file, "utf8")
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .split(/\n{2,}|\n(?=[-|#])/)
    .map((text) => ({ place: file, text: withoutQuotations(text.replaceAll("\n", " ")) }));

const offencesIn = (passages: Passage[]) =>
  passages.flatMap(({ place, text }) =>
    turns
      .filter(([pattern]) => pattern.test(text))
      .map(([pattern, better]) => `${place}: ${pattern.exec(text)?.[0]} (${better}) in: ${text.trim().slice(0, 160)}`),
  );

test.each(["app", "scripts", "tests"])("comments, titles and descriptions in %s are plain English", (folder) => {
  const sources = globSync(`${folder}/**/*.{ts,tsx,mjs}`).concat(folder === "app" ? globSync("*.ts") : []);
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.flatMap((file) => offencesIn(passagesIn(file)))).toEqual([]);
});

test("the documentation is plain English", () => {
  const pages = globSync(["*.md", "docs/**/*.md"]).filter((file) => file !== "docs/specification.md");
  expect(pages.length).toBeGreaterThan(70);
  expect(pages.flatMap((file) => offencesIn(paragraphsIn(file)))).toEqual([]);
});
