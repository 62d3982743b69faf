import type { FieldKind } from "../field";
import { formatDay } from "../format";
import type { FormValues } from "../form-values";

/** What turns answers into words: the meanings of codes by list, the files by UUID, the names of fixed options. */
export type InWords = {
  meanings: Record<string, Record<string, string>>;
  files: Record<string, readonly { fileName: string }[]>;
  words: { option: (list: string, code: string) => string };
};

/** The language of the page, and its word for a tick. */
export type Reader = { language: string; yes: string };

/** An answer as people read it: words for codes, names for files, amounts in groups, days in words; "" where there is none. */
export function answerWords(
  kind: FieldKind,
  value: FormValues[string],
  { meanings, files, words }: InWords,
  { language, yes }: Reader,
): string {
  const texts = [value].flat().filter((one) => typeof one === "string");
  const [text = ""] = texts;
  if (kind.kind === "flag") return text ? yes : "";
  if (kind.kind === "choice") return kind.options.includes(text) ? words.option(kind.list, text) : text;
  if (kind.kind === "listed" || kind.kind === "listedMany")
    return texts.map((code) => meanings[kind.lovCode]?.[code] ?? code).join(" · ");
  if (kind.kind === "date") return isDay(text) ? formatDay(language, text) : text;
  if (kind.kind === "text" && kind.input === "decimal") return inGroups(text);
  return kind.kind === "file" ? (files[text] ?? []).map(({ fileName }) => fileName).join(" · ") : text;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** An amount with its thousands apart, digit for digit as it was typed: `40,000,000.50`. */
const inGroups = (amount: string) => amount.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",");
