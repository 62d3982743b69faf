import type { Language } from "~/i18n/language";
import { readingPace } from "~/rules/limits";
import type { StaticText } from "~/session/static-text.server";

/** What a text consists of: its parts, which can be linked, and how long it takes to read. */
export type Outline = { contents: { id: string; title: string }[]; minutes: number };

/** A text whose parts can be linked. */
export type TextWithContents = StaticText & Outline;

/** Gives every title of a text an address. The text is sanitised: its titles have no attributes. */
export function withContents({ title, html }: StaticText, language: Language): TextWithContents {
  const contents: Outline["contents"] = [];
  const linked = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `part-${contents.length + 1}`;
    contents.push({ id, title: plain(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { title, html: linked, contents, minutes: minutesToRead(plain(html), language) };
}

const plain = (html: string) => html.replace(/<[^>]*>/g, "");

/** Chinese is counted in characters, English in words. */
function minutesToRead(text: string, language: Language) {
  const units = language === "zh" ? text.replace(/\s/g, "").length : text.split(/\s+/).length;
  return Math.max(1, Math.round(units / readingPace[language]));
}
