import type { Language } from "~/i18n/language";
import { plain, type StaticText, withMinutes } from "~/session/static-text.server";

/** What a text consists of: its parts, which can be linked, and how long it takes to read. */
export type Outline = { contents: { id: string; title: string }[]; minutes: number };

/** A text whose parts can be linked. */
export type TextWithContents = StaticText & Outline;

/** Gives every title of a text an address. The text is sanitised: its titles have no attributes. */
export function withContents(text: StaticText, language: Language): TextWithContents {
  const contents: Outline["contents"] = [];
  const html = text.html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `part-${contents.length + 1}`;
    contents.push({ id, title: plain(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { ...withMinutes(text, language), html, contents };
}
