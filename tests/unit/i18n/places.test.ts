import { expect, test } from "vitest";
import { textsIn } from "../../support/texts.ts";

/** Screens and the code that serves them. The contract, settings and metrics are documentation for developers and operators. */
const screens = textsIn("app/{routes,ui,sub-apps,session,gateway,server,rules}/**/*.{ts,tsx}")
  .concat(textsIn("app/*.{ts,tsx}"))
  .filter(({ place }) => !place.startsWith("app/server/metrics/"));

/** Texts deliberately outside the locales. */
const exceptions = [
  // A language is shown under its own name, regardless of the page's language.
  "app/ui/page/language-switch.tsx: 中文",
  // Sent to the base API when a call times out, and never shown.
  "app/gateway/time-limit.ts: The call took too long",
  // The process name in the log.
  "app/server/portal.server.ts: Supplier portal",
  // Only developers read it, in the log.
  "app/routes/import/open-in-worker.server.ts: The worker has ended",
];

/** The places of Chinese text outside the locales and the seeds, with the reason. */
const chinesePlaces: Record<string, string> = {
  "app/ui/page/language-switch.tsx": "A language is called by its own name, whatever the page's language is.",
  "app/ui/page/licence-picture.tsx": "A drawing of a document that exists in Chinese only.",
  "app/contract/openapi/examples.ts": "Names of companies and people as suppliers send them.",
  "app/platform/core/names/regions.ts": "Part of the names of companies, like the places it reads from a library.",
  "app/config/company.ts": "What the demo's company would set.",
  "app/rules/text/unified-ideographs.ts": "Unicode's table of radicals and the characters that they stand for.",
  "app/config/schema.ts": "How operators write a setting in two languages, with the name of the demo's company.",
};

/** A drawing of a document that exists only in Chinese, and a table of characters. */
const isDrawing = (place: string) =>
  /^app\/(?:ui\/page\/licence-picture\.tsx|rules\/text\/unified-ideographs\.ts)/.test(place);
const isSentence = (text: string) => /\p{Script=Han}/u.test(text) || /^[A-Z][\w’']* [a-z]/.test(text.trim());

test("screens contain no sentences: these belong in the locales and the seeds", () => {
  const sentences = screens
    .filter(({ place, text }) => isSentence(text) && !isDrawing(place))
    .map(({ place, text }) => `${place.replace(/:\d+$/, "")}: ${text}`);
  expect(sentences).toEqual(expect.arrayContaining(exceptions));
  expect(sentences.filter((sentence) => !exceptions.includes(sentence))).toEqual([]);
});

test("no string contains Chinese outside the locales, the seeds and a few listed places", () => {
  const places = textsIn("app/**/*.{ts,tsx}")
    .filter(({ language }) => language === "zh")
    .map(({ place }) => place.replace(/:\d+$/, ""))
    .filter((place) => !/^app\/(i18n\/locales|platform\/seed)\//.test(place));
  expect([...new Set(places)].toSorted()).toEqual(Object.keys(chinesePlaces).toSorted());
});
