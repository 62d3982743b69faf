import type { Value } from "./value";

const orders = { zh: new Intl.Collator("zh-CN-u-co-pinyin"), en: new Intl.Collator("en") };

/** Compares two values by their names in a language: by pinyin in Chinese. */
export const byName =
  (language: "zh" | "en") =>
  (one: Value, other: Value): number =>
    orders[language].compare(one[language], other[language]);
