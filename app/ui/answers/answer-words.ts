import type { StoredFile } from "~/contract/files";
import type { FieldKind } from "~/rules/field";
import type { Typed } from "~/rules/typed";
import type { fieldWords } from "~/ui/form/field-words";

/** What is needed to say answers in words: the meanings of codes by list, the files by UUID, the words of the section. */
export type InWords = {
  meanings: Record<string, Record<string, string>>;
  files: Record<string, StoredFile[]>;
  words: ReturnType<typeof fieldWords>;
};

/** An answer as people read it: words for codes, names for files; "" where there is none. */
export function answerWords(
  kind: FieldKind,
  value: Typed[string],
  { meanings, files, words }: InWords,
  yes: string,
): string {
  const texts = [value].flat().filter((one) => typeof one === "string");
  const [text = ""] = texts;
  if (kind.kind === "flag") return text ? yes : "";
  if (kind.kind === "choice") return kind.options.includes(text) ? words.option(kind.list, text) : text;
  if (kind.kind === "listed" || kind.kind === "listedMany")
    return texts.map((code) => meanings[kind.lovCode]?.[code] ?? code).join(" · ");
  return kind.kind === "file" ? (files[text] ?? []).map(({ fileName }) => fileName).join(" · ") : text;
}
