import optionsEn from "~/i18n/locales/en/options";
import optionsZh from "~/i18n/locales/zh/options";
import type { Language } from "~/i18n/language";

const words: Record<Language, Record<string, Record<string, string>>> = { zh: optionsZh, en: optionsEn };

/** The label of a fixed code on the supplier's screen; an unknown code is returned unchanged. */
export const optionName = (language: Language, list: string, code: string): string =>
  words[language][list]?.[code] ?? code;
