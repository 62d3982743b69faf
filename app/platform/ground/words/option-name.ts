import optionsEn from "~/i18n/locales/en/options";
import optionsZh from "~/i18n/locales/zh/options";
import type { Language } from "~/platform/ground/database/schema";

const words: Record<Language, Record<string, Record<string, string>>> = { zh: optionsZh, en: optionsEn };

/** What a fixed code of a list is called on the supplier's screen; a code that is on no list stands for itself. */
export const optionName = (language: Language, list: string, code: string): string =>
  words[language][list]?.[code] ?? code;
