import type { Page } from "@playwright/test";

/** The two ways a translator changes a text: it wraps the node in elements, or replaces it with a translated one. */
export type Manner = "wraps" | "replaces";

/** The mark that a text has been translated. */
export const mark = "‹";

/** Rewrites every text of a page as the translator of a browser does: in two `font` elements. */
export function translate(page: Page, manner: Manner): Promise<void> {
  return page.evaluate(translateBody, { manner, mark });
}

/** Rewrites the texts of every page before its scripts run. */
export async function translateEarly(page: Page, manner: Manner): Promise<void> {
  await page.addInitScript(
    `document.addEventListener("readystatechange", () => document.readyState === "interactive" && ` +
      `(${String(translateBody)})(${JSON.stringify({ manner, mark })}));`,
  );
}

function translateBody({ manner, mark: sign }: { manner: Manner; mark: string }) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    const isText = !text.parentElement?.closest("script, style, noscript, textarea, font, [translate=no]");
    if (!isText || !text.data.trim()) continue;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    text.parentNode?.replaceChild(outer, text);
    inner.append(manner === "wraps" ? text : sign + text.data);
  }
  document.documentElement.classList.add("translated-ltr");
  document.documentElement.lang = "fr";
}
