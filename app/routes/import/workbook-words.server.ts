import { dictionary } from "~/i18n/dictionary.server";
import { type Language, languages } from "~/i18n/language";
import type { CodeWords } from "~/rules/fields/cell";
import type { Column, Table } from "~/rules/workbook/section-tables";

/** The texts of a workbook. They are written with the user's language first, and recognised in every language. */
export type WorkbookWords = CodeWords & {
  sheet(table: Table): readonly string[];
  /** The headings of a column: first the bilingual one, then that of each language. */
  header(table: Table, column: Column): readonly string[];
  id: readonly string[];
  guide: readonly string[];
  hint(table: Table, column: Column): string;
};

/** Returns the texts of a workbook for a reader of this language. */
export function workbookWords(language: Language): WorkbookWords {
  const languageOrder = languages.toSorted((one, other) => Number(other === language) - Number(one === language));
  const inEachLanguage = (key: string) => languageOrder.map((one) => dictionary(one).t(key));
  const bilingual = (key: string, suffix = "") => {
    const own = languages.map((one) => dictionary(one).t(key) + suffix);
    return [own.join(" "), ...own];
  };
  const keyOf = ({ section, field }: Table, { path }: Column) =>
    `fields:${section}.${field}.${path.replace(/\[\d+\]/g, "")}`;
  return {
    option: (list, code) => inEachLanguage(`options:${list}.${code}`),
    sheet: ({ section, field }) => inEachLanguage(`fields:${section}.${field}.label`),
    header: (table, column) => bilingual(`${keyOf(table, column)}.label`, orderWithin(column)),
    id: bilingual("import:sheet.id"),
    guide: inEachLanguage("import:guide.sheet"),
    hint(table, column) {
      const key = `${keyOf(table, column)}.hint`;
      return dictionary(language).exists(key) ? dictionary(language).t(key) : "";
    },
  };
}

/** Nested rows are side by side in one line, so the headings of their columns end in a number. */
function orderWithin({ path }: Column): string {
  const [, index] = /\[(\d+)\]/.exec(path) ?? [];
  return index === undefined ? "" : ` ${Number(index) + 1}`;
}

/** Whether a name in a file matches one of these texts, ignoring case and extra spaces. */
export const isOneOf = (words: readonly string[], name: string): boolean =>
  words.some((word) => plain(word) === plain(name));

const plain = (name: string) => name.replace(/\s+/g, " ").trim().toLowerCase();
