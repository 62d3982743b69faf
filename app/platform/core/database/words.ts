import type { Language } from "~/i18n/language";

type BilingualRow = { title_zh: string; title_en: string; body_zh: string; body_en: string };

/** The title and text of a row in the requested language. */
export const toWords = (row: BilingualRow, language: Language): { title: string; text: string } =>
  language === "zh" ? { title: row.title_zh, text: row.body_zh } : { title: row.title_en, text: row.body_en };
