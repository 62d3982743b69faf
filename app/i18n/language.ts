/** The languages of the portal (§9); Chinese is the fallback. */
export const languages = ["zh", "en"] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = "zh";

/** Narrows a value from a cookie, a form or a URL to a language of the portal. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Narrows a locale reported by i18next. */
export const asLanguage = (locale: string): Language => (isLanguage(locale) ? locale : fallbackLanguage);

/**
 * Matches the codes of Chinese and of the languages that ISO 639-3 classifies as Chinese, whose speakers can read it.
 * The region follows `-` or `_`.
 */
const chinese = /^(?:zh|zho|chi|cmn|cdo|cjy|cpx|czh|czo|gan|hak|hsn|lzh|mnp|nan|wuu|yue)(?:[-_]|$)/;

/**
 * The language for an `Accept-Language` header (§1): Chinese for any Chinese variant, otherwise English; without a
 * header the fallback.
 */
export function languageOfBrowser(acceptLanguage: string | null): Language {
  const preferredEntry = (acceptLanguage ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== "" && tag !== "*" && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)[0];
  if (!preferredEntry) return fallbackLanguage;
  return chinese.test(preferredEntry.tag) ? "zh" : "en";
}
