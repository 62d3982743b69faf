import { globSync } from "node:fs";
import { join } from "node:path";
import { cwd } from "node:process";
import { expect, test } from "vitest";

/** Headings, the link to the demo mailbox and a label of a figure have no full stop, regardless of their length. */
const withoutStop = /\.(?:title|title_one|title_other|mailbox|otherCode)$/;
/** Texts that the page completes: with a number or a date. */
const continued = /\.(?:authenticator\.left|upload\.unchanged)$/;

const languages = {
  en: { severalSentences: /[a-z)”]\. [A-Z“]/, ended: /[.?!:”)}]\s*$/ },
  zh: { severalSentences: /。./, ended: /[。？！：”）}]\s*$/ },
};

const textsOf = (words: object, path = ""): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    const key = `${path}.${name}`;
    if (typeof value === "string") return [[key, value]];
    return typeof value === "object" && value ? textsOf(value, key) : [];
  });

test.each(["en", "zh"] as const)("texts of several sentences end with a full stop: %s", async (language) => {
  const { severalSentences, ended } = languages[language];
  const files = globSync(`app/i18n/locales/${language}/**/*.ts`);
  const texts: [key: string, text: string][] = [];
  for (const file of files) texts.push(...textsOf((await import(join(cwd(), file))) as object, file));
  expect(texts.length).toBeGreaterThan(2000);
  const open = texts.filter(
    ([key, text]) => severalSentences.test(text) && !ended.test(text) && !withoutStop.test(key) && !continued.test(key),
  );
  expect(open).toEqual([]);
});
