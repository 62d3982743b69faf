import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import zh from "~/i18n/resources/platform/zh";
import { inBoth, wordsIn } from "~/platform/core/words/words-in";

/** The names of sentences with their namespace, `letters:frame.greeting`, without the endings of those that count. */
const names = (node: object, before: string): string[] =>
  Object.entries(node).flatMap(([name, value]) =>
    typeof value === "string"
      ? [`${before}${name.replace(/_other$/, "")}`]
      : names(value as object, `${before}${name}.`),
  );
const sentences = Object.entries(zh).flatMap(([space, words]) => names(words, `${space}:`));

/** What a source asks for: texts, and templates with something in the place of what is put in. */
function patternsIn(file: string): RegExp[] {
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) patterns.push(toPattern([node.text]));
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (parts.some((part) => /\w/.test(part))) patterns.push(toPattern(parts));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return patterns;
}
const toPattern = (parts: string[]) => new RegExp(`^${parts.map(escaped).join("[\\w.]+")}$`);
const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The sources that say something of a namespace. Ids of sections are those of the rules. */
const sources = globSync("app/platform/**/*.ts")
  .filter((file) => /\b(?:wordsIn|inBoth)\(|Say</.test(readFileSync(file, "utf8")))
  .concat("app/rules/registration/section-ids.ts");

// That a sentence which is asked for exists is a matter of types.
test("every sentence of the platform is said somewhere", () => {
  const patterns = sources.flatMap(patternsIn);
  const unused = sentences.filter((sentence) => {
    const [, name = ""] = sentence.split(":");
    return !patterns.some((pattern) => pattern.test(name));
  });
  expect(unused).toEqual([]);
});

test("a sentence takes the form for its number, and limits by themselves", () => {
  const title = (late: number) => inBoth("letters", (t) => t("digest.late", { count: late }));
  expect(title(1)).toEqual({ zh: "1 项审核已逾期", en: "1 review overdue" });
  expect(title(2)).toEqual({ zh: "2 项审核已逾期", en: "2 reviews overdue" });
  expect(wordsIn("en", "codeLetters")("validity")).toMatch(
    /expires in \d+ minutes, works once and allows \d+ attempts/,
  );
});

test("what people type stays as they typed it, braces and all", () => {
  const words = inBoth("alarms", (t) => t("managerRequested.title", { requester: "{{name}} $t(x)", name: "$& Wang" }));
  expect(words.en).toBe("To confirm: {{name}} $t(x) asks to make $& Wang a purchasing manager");
});
