/** A value of a list as written here: code, Chinese, English, and its parent. */
export type Value = { value: string; zh: string; en: string; parent?: string; tag?: string };

/** A list of values, in its order, and in its Chinese order if that differs. */
export type SeededList = { lovCode: string; values: Value[]; inChinese?: Value[] };

/** A row of a bank table: code within its country, Chinese name, English name, identifier in payments. */
export type BankSeed = readonly [code: string, zh: string, en: string, tag: string];

const orders = { zh: new Intl.Collator("zh-CN-u-co-pinyin"), en: new Intl.Collator("en") };

/** Compares two values by their names in a language: by pinyin in Chinese. */
export const byName =
  (language: "zh" | "en") =>
  (one: Value, other: Value): number =>
    orders[language].compare(one[language], other[language]);
