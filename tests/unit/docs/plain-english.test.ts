import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { type Passage, paragraphsIn, passagesIn, styleCommentsIn } from "../../support/passages.ts";

/** Turns that an English-speaking engineer does not write, each with what to write in their place. */
const turns: [pattern: RegExp, better: string][] = [
  [/\b(?<!by )hand(?:s|ed|ing)? (?:(?:it|them|this|these|(?:the|its|their) \w+) )?in\b/i, "submit"],
  [/(?<!\d-)\be-mail/i, "email"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix, correct"],
  [/\bbegun\b/i, "started"],
  [/\bwho(?:so)?ever\b/i, "anyone who, or the role"],
  [/\banew\b/i, "again"],
  [/\bof (?:its|their|one's|his|her) own(?! [a-z]{3})/i, "its own, separate"],
  [/\b(?:told|tells?|telling)\b/i, "notify, show, report, distinguish"],
  [/\b(?:nobody|somebody|everybody|anybody)\b/i, "no one, anyone, everyone, or the role"],
  [/\b(?:on|in|into) (?:(?:the|one|its own|their own|each) )?\w+ alone\b/i, "only"],
  [/(?:^\W*|[.:;] )Beside\b|\bnothing beside\b/, "besides, apart from, next to"],
  [/\b(?:for ever|in one go|afresh|unasked)\b/i, "forever; at once, as a batch; again; without asking"],
  [/\b(?:leads? nowhere|gone by|puts? (?:away|right))\b/i, "is invalid; has passed; dismiss, correct"],
  [/\b(?:lately|meanwhile)\b/i, "recently; in the meantime, or what has changed"],
  [/\b(?:for good|had (?:its|their) day|so many)\b/i, "permanently; expired; the number"],
  [/\b(?:null|undefined): (?!null\b)/i, "null if …, null for …"],
  [/^\/\*\*\W*answers (?:how|whether|what|the|an?|with)\b/i, "returns"],
  [/[.;,] (?:and )?answers (?:how|whether|its|where|false|when)\b/i, "returns"],
  [/\b(?:by now|hears? of)\b/i, "already, or what has changed; is notified of"],
  [/(?<!\bit )\b(?:is|are) to be\b/i, "what to do, must be, or is due"],
  [/^(?:\/\*\*|\/\/)\W*What\b/, "name the thing: the rows that …, the text of …"],
  [/\bwhatever\b/i, "any; regardless of; everything that"],
  [/(?<!\bthere )\bis none\b/i, "is not a …; there is none"],
  [
    /\b(?:where|what|as|who|how|until|before) one (?:is|may|can|must|has|was|does|goes|looks|comes|wants)\b/i,
    "the user, you",
  ],
  [/\basked for\b/i, "requested, required"],
  [/\bstands?\b(?![ -](?:for|by|out|alone|in|ins)\b)/i, "is, remains"],
  [/\b(?:null|none|undefined|false|empty) where (?!the\b)/i, "null if …"],
  [/\b(?:to|for|from|by) who\b|^(?:\/\*\*|\/\/)\W*Who [a-z]+s\b/, "anyone who, the person who"],
  [/\b(?:those|the ones?) before\b(?! (?:the|a|it|its|their|scripts|every|any|that|this))/i, "the previous one"],
  [/\balso (?:in|where|when|while|without|after|across|before)\b/i, "even, including"],
  [/^(?:\/\*\*|\/\/)\W*The same(?:[,.:;]| (?:with|for|as|at|by|between|outside|without|in)\b)/, "Like `…`, but …"],
  [
    /^(?:\/\*\*|\/\/)\W*(?:Which|Whom|By when|By which|By what|In which|Of which|Of what)\b/,
    "the thing itself, or Returns …",
  ],
  [/(?<!\bthere )\b(?:is|are|was|were) no (?!longer|such|more|other|different|earlier|later|less)/i, "is not a …"],
];

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

test("comments in style sheets are plain English", () => {
  const styles = globSync("app/**/*.css");
  expect(styles.length).toBeGreaterThan(50);
  expect(styles.flatMap((file) => offencesIn(styleCommentsIn(file)))).toEqual([]);
});

test("the documentation is plain English", () => {
  const pages = globSync(["*.md", "docs/**/*.md"]).filter((file) => file !== "docs/specification.md");
  expect(pages.length).toBeGreaterThan(70);
  expect(pages.flatMap((file) => offencesIn(paragraphsIn(file)))).toEqual([]);
});

test.each([
  "a complete registration may be handed in",
  "a registrant has a name, an e-mail and a code",
  "a complete manufacturer has nothing to mend",
  "a portal told to stop under saves answers those it has begun",
  "a draft belongs to whoever holds its token",
  "confirming a code anew ends the session of that browser",
  "it is tried by somebody of its own",
  "No field of the form asked for it in one go",
  "/** Beside the letter with the code. */",
  "Everything that still has to be put right on this tab",
  "an address that is refused for good is not tried again",
  "The field at which a refusal is shown; undefined: it is one of the page.",
  "/** Answers how many there are. */",
  "wrong answers are to be mended",
  "/** What a section refuses. */",
  "a section is not started, whatever it holds",
  "an empty one is none",
  "A finding stands at a field of the form",
  "the agreement is signed by who fills in the form",
  "a new code kills the one before",
  "/** The same with a template database. */",
  "/** By when the supplier may expect a result. */",
  "2023-02-30 is no date",
])("a sentence of the old code is rejected: %s", (text) => {
  expect(offencesIn([{ place: "", text }])).not.toEqual([]);
});
