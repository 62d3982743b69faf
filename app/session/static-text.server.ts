import sanitize from "sanitize-html";
import { texts } from "~/contract";
import type { Gateway } from "~/gateway/gateway.server";
import type { Language } from "~/i18n/language";
import { readingPace } from "~/rules/limits";

/** What a static text may consist of (contract/texts.ts). The base API may be somebody else's, so nothing of it is taken on trust (S-36). */
const allowed = {
  allowedTags: ["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "table", "thead", "tbody", "tr", "th", "td", "a"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["https", "mailto"],
};

/** A text that is safe to put into a page. */
export type StaticText = { title: string; html: string };

/** A text by its code. */
export const staticText = async (call: Gateway, textCode: string): Promise<StaticText> =>
  safe(await call(texts.byCode, { textCode }));

/** The guide for companies that work with those of a domain (§7); null: there is none. */
export async function cooperationGuide(call: Gateway, domain: string): Promise<StaticText | null> {
  const guide = await call(texts.cooperationGuide, { domain });
  return guide && safe(guide);
}

/** The text with how long it takes to read: Chinese is counted in characters, English in words. */
export function withMinutes(text: StaticText, language: Language): StaticText & { minutes: number } {
  const words = plain(text.html);
  const units = language === "zh" ? words.replace(/\s/g, "").length : words.split(/\s+/).length;
  return { ...text, minutes: Math.max(1, Math.round(units / readingPace[language])) };
}

/** What a text says, without its marks. */
export const plain = (html: string): string => html.replace(/<[^>]*>/g, "");

const safe = ({ title, text }: { title: string; text: string }): StaticText => ({ title, html: sanitized(text) });

/** The home page shows the same few texts to everybody, and cleaning one takes about a millisecond. */
const sanitizedTexts = new Map<string, string>();
const sanitizedTextsMax = 40;

function sanitized(text: string) {
  const known = sanitizedTexts.get(text);
  if (known !== undefined) return known;
  const html = sanitize(text, allowed);
  if (sanitizedTexts.size >= sanitizedTextsMax) sanitizedTexts.clear();
  sanitizedTexts.set(text, html);
  return html;
}
