import sanitize from "sanitize-html";
import { texts } from "~/contract";
import type { Gateway } from "~/gateway/gateway.server";
import type { Language } from "~/i18n/language";
import { pageLinkSchemes, pageTags } from "~/rules/static-text/page-html";
import { readingPace } from "~/rules/limits/screens";

/**
 * The elements that a static text may have (contract/texts.ts). The base API may be another company’s, so its texts are
 * not trusted (S-36).
 */
const allowList = {
  allowedTags: [...pageTags],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: [...pageLinkSchemes],
};

/** A text that is safe to put into a page. */
export type StaticText = { title: string; html: string };

/** A text by its code. */
export const loadText = async (call: Gateway, textCode: string): Promise<StaticText> =>
  safe(await call(texts.byCode, { textCode }));

/** The guide for companies that work with those of a domain (§7); null if there is none. */
export async function loadGuide(call: Gateway, domain: string): Promise<StaticText | null> {
  const guide = await call(texts.cooperationGuide, { domain });
  return guide && safe(guide);
}

/** The text with its reading time. Chinese is counted in characters, English in words. */
export function withMinutes(text: StaticText, language: Language): StaticText & { minutes: number } {
  const words = plain(text.html);
  const units = language === "zh" ? words.replace(/\s/g, "").length : words.split(/\s+/).length;
  return { ...text, minutes: Math.max(1, Math.round(units / readingPace[language])) };
}

/** The outline of a text: its linkable parts, and its reading time. */
export type Outline = { contents: { id: string; title: string }[]; minutes: number };

/** A text whose parts can be linked. */
export type TextWithContents = StaticText & Outline;

/** Adds an anchor to every title of a text. The text is sanitised, so its titles have no attributes. */
export function withContents(text: StaticText, language: Language): TextWithContents {
  const contents: Outline["contents"] = [];
  const html = text.html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `part-${contents.length + 1}`;
    contents.push({ id, title: plain(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { ...withMinutes(text, language), html, contents };
}

/** The text without markup. */
const plain = (html: string): string => html.replace(/<[^>]*>/g, "");

const safe = ({ title, text }: { title: string; text: string }): StaticText => ({ title, html: sanitizeText(text) });

/** The home page shows the same few texts to everyone, and sanitising one takes about a millisecond. */
const sanitizedTexts = new Map<string, string>();
const sanitizedTextsMax = 40;

function sanitizeText(text: string) {
  const sanitizedBefore = sanitizedTexts.get(text);
  if (sanitizedBefore !== undefined) return sanitizedBefore;
  const html = sanitize(text, allowList);
  if (sanitizedTexts.size >= sanitizedTextsMax) sanitizedTexts.clear();
  sanitizedTexts.set(text, html);
  return html;
}
