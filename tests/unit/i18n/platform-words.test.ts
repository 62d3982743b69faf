import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import zh from "~/i18n/resources/platform/zh";
import { inBoth, wordsIn } from "~/platform/core/words/words-in";

/** The names of texts with their namespace, `emails:frame.greeting`, without plural endings. */
const names = (node: object, before: string): string[] =>
  Object.entries(node).flatMap(([name, value]) =>
    typeof value === "string"
      ? [`${before}${name.replace(/_other$/, "")}`]
      : names(value as object, `${before}${name}.`),
  );
const sentences = Object.entries(zh).flatMap(([space, words]) => names(words, `${space}:`));

/** The names a source uses: literal texts, and templates with a wildcard for each inserted value. */
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

/** The sources that use a namespace. Section IDs come from the rules. */
const sources = globSync("app/platform/**/*.ts")
  .filter((file) => /\b(?:wordsIn|inBoth)\(|Say</.test(readFileSync(file, "utf8")))
  .concat("app/rules/registration/section-ids.ts");

// The type checker ensures that every text used exists.
test("every text of the platform is used somewhere", () => {
  const patterns = sources.flatMap(patternsIn);
  const unused = sentences.filter((sentence) => {
    const [, name = ""] = sentence.split(":");
    return !patterns.some((pattern) => pattern.test(name));
  });
  expect(unused).toEqual([]);
});

test("a text takes the plural form for its number, and fills in limits automatically", () => {
  const title = (late: number) => inBoth("emails", (t) => t("digest.late", { count: late }));
  expect(title(1)).toEqual({ zh: "1 项审核已逾期", en: "1 review overdue" });
  expect(title(2)).toEqual({ zh: "2 项审核已逾期", en: "2 reviews overdue" });
  expect(wordsIn("en", "codeEmails")("validity")).toMatch(/expires in \d+ minutes, works once and allows \d+ attempts/);
});

test("text typed by users stays as typed, braces included", () => {
  const words = inBoth("alarms", (t) => t("managerRequested.title", { requester: "{{name}} $t(x)", name: "$& Wang" }));
  expect(words.en).toBe("To confirm: {{name}} $t(x) asks to make $& Wang a purchasing manager");
});
