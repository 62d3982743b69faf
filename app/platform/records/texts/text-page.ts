import { formatDay } from "~/rules/format";
import type { Language } from "~/platform/core/database/schema";
import { wordsIn } from "~/platform/core/words/words-in";

/** A text as written here, in one language. `{{parameters}}` are filled in when it is read (fill-in.ts). */
export type TextPage = { title: string; text: string };

/** Which wording of a text this is; days as `YYYY-MM-DD`. */
type Edition = { version: string; updatedOn: string; effectiveOn: string };

/** The same text in both languages. */
export type Pages = Record<Language, TextPage> & { edition: Edition };

/** A page with its edition at the top, as stored and read. */
export function withEdition({ edition, ...pages }: Pages, language: Language): TextPage {
  const { title, text } = pages[language];
  return { title, text: `<p>${editionLine(edition, language)}</p>\n${text.trim()}` };
}

function editionLine({ version, updatedOn, effectiveOn }: Edition, language: Language): string {
  const [updated, effective] = [formatDay(language, updatedOn), formatDay(language, effectiveOn)];
  return wordsIn(language, "pages")("edition", { version, updated, effective });
}
