import { formatDay } from "~/rules/format";
import type { Language } from "~/i18n/language";
import { wordsIn } from "~/platform/core/words/words-in";

/** A text as written here, in one language. `{{parameters}}` are filled in when it is read (fill-in.ts). */
export type PageContent = { title: string; text: string };

/** Which wording of a text this is; days as `YYYY-MM-DD`. */
type Edition = { version: string; updatedOn: string; effectiveOn: string };

/** The same text in both languages. */
export type Pages = Record<Language, PageContent> & { edition: Edition };

/** A page with its edition at the top, as stored and read. */
export function withEdition({ edition, ...pages }: Pages, language: Language): PageContent {
  const { title, text } = pages[language];
  return { title, text: `<p>${editionLine(edition, language)}</p>\n${text.trim()}` };
}

function editionLine({ version, updatedOn, effectiveOn }: Edition, language: Language): string {
  const [updated, effective] = [formatDay(language, updatedOn), formatDay(language, effectiveOn)];
  return wordsIn(language, "pages")("edition", { version, updated, effective });
}
