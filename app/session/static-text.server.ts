import sanitize from "sanitize-html";
import { texts } from "~/contract";
import type { Gateway } from "~/gateway/gateway.server";

/** What a static text may consist of (contract/texts.ts). The base API may be somebody else's, so nothing of it is taken on trust (S-36). */
const allowed = {
  allowedTags: ["h2", "h3", "p", "ul", "ol", "li", "strong", "em", "table", "thead", "tbody", "tr", "th", "td", "a"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["https", "mailto"],
};

/** A text by its code, safe to put into a page. */
export async function staticText(call: Gateway, textCode: string): Promise<{ title: string; html: string }> {
  const { title, text } = await call(texts.byCode, { textCode });
  return { title, html: sanitize(text, allowed) };
}
