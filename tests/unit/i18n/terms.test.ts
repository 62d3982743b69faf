import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paragraphsIn, passagesIn } from "../../support/passages.ts";
import { type Text, textsIn } from "../../support/texts.ts";

type Never = { zh?: string[]; en?: string[] };
/** `screensOnly`: the contract and the documentation need the word, because calls or settings have it in their names. */
type Term = { concept: string; zh: string; en: string; never?: Never; screensOnly?: true };
type Terms = { terms: Term[]; plainWords: Never };

const { terms, plainWords } = JSON.parse(readFileSync("docs/terms.json", "utf8")) as Terms;

/** Only operators read the names of events; the text that a key is built from is never shown. */
const notForUsers = ["app/platform/core/security-events/", "app/platform/records/accounts/replaced-email.ts"];

/** Pages, list values and demo texts come from the platform's seeds, all others from the locales. */
const texts = [...textsIn("app/i18n/locales/**/*.ts"), ...textsIn("app/platform/**/*.ts")].filter(
  ({ place }) => !notForUsers.some((start) => place.startsWith(start)),
);

const rules = [...terms, { concept: "plain words", zh: "", en: "", never: plainWords } as Term].flatMap(
  ({ concept, zh, en, never = {}, screensOnly = false }) =>
    (["zh", "en"] as const).flatMap((language) =>
      (never[language] ?? []).map((pattern) => ({
        language,
        pattern: new RegExp(language === "en" ? `\\b(?:${pattern})` : pattern, language === "en" ? "i" : ""),
        screensOnly,
        say: `${concept}: ${language === "zh" ? zh : en}`,
      })),
    ),
);

/** The pages of the repository; the specification quotes the client, and the others list texts that have a check already. */
const pages = globSync(["*.md", "docs/**/*.md"]).filter(
  (file) => !/docs\/(?:specification|glossary|error-catalogue)\.md$/.test(file),
);

const offences = ({ place, text, language }: Text, applied = rules) =>
  applied
    .filter((rule) => rule.language === language && rule.pattern.test(text))
    .map(({ pattern, say }) => `${place} ${pattern.source} (${say}) in: ${text}`);

test("the glossary lists the terms", () => {
  const rows = terms.map(({ concept, zh, en, never = {} }) => [concept, zh, en, ...shown(never)]);
  const table = [["Concept", "中文", "English", "Not 中文", "Not English"], ...rows];
  const cells = readFileSync("docs/glossary.md", "utf8")
    .split("## What people read")[1]
    ?.split("\n")
    .filter((line) => line.startsWith("|") && !line.startsWith("| -"))
    .map((line) => line.slice(1, -1).split(/(?<!\\)\|/))
    .map((row) => row.map((cell) => cell.trim().replaceAll("\\|", "|")));
  expect(cells).toEqual(table);
});

const shown = ({ zh = [], en = [] }: Never) => [zh, en].map((words) => words.map((word) => `\`${word}\``).join(", "));

test("every text uses the terms of docs/terms.json", () => {
  expect(texts.flatMap((text) => offences(text))).toEqual([]);
});

test("the documentation and the contract use the same terms", () => {
  const passages = [...pages.flatMap(paragraphsIn), ...globSync("app/contract/**/*.ts").flatMap(passagesIn)];
  expect(passages.length).toBeGreaterThan(3000);
  const applied = rules.filter(({ screensOnly }) => !screensOnly);
  expect(passages.flatMap((passage) => offences({ ...passage, language: "en" }, applied))).toEqual([]);
});
