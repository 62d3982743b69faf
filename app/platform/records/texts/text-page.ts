import { formatDay } from "~/rules/format";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/platform/core/words/words-in";

/** A text as written here, in one language. `{{parameters}}` are filled in when it is read (fill-in.ts). */
export type PageContent = { title: string; text: string };

/** The version of a text's wording, and its days as `YYYY-MM-DD`. */
export type Edition = { version: string; updatedOn: string; effectiveOn: string };

/** A text in both languages, with its edition. */
export type Pages = Record<Language, PageContent> & { edition: Edition };

/** A text with its edition at the top, as stored and read. */
export const withEdition = ({ title, text }: PageContent, edition: Edition, language: Language): PageContent => ({
  title,
  text: `<p>${editionLine(edition, language)}</p>\n${text.trim()}`,
});

/** A text without the line that names its edition; unchanged if it does not have one. */
export function withoutEdition({ title, text }: PageContent, language: Language): PageContent {
  const anyLine = editionWords(language, { version: wildcard, updated: wildcard, effective: wildcard });
  const pattern = escapePattern(anyLine).replaceAll(wildcard, "[^<]*?");
  return { title, text: text.replace(new RegExp(`^<p>${pattern}</p>\\n`), "") };
}

/** A character of the private use area, which no text has. */
const wildcard = "\uE000";
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const editionWords = (language: Language, words: { version: string; updated: string; effective: string }) =>
  wordsIn(language, "pages")("edition", words);

const editionLine = ({ version, updatedOn, effectiveOn }: Edition, language: Language) =>
  editionWords(language, {
    version,
    updated: formatDay(language, updatedOn),
    effective: formatDay(language, effectiveOn),
  });
