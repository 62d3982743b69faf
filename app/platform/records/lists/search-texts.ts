import { pinyin } from "pinyin-pro";
import { fold } from "~/rules/text/normalise";

type Searched = { value: string; zh: string; en: string; tag?: string | null | undefined };

/** The texts that a search matches: the code, both names, pinyin in full and by its initials, and the tag. */
export function searchTextOf({ value, zh, en, tag }: Searched): string {
  const { full, initials } = toPinyin(zh);
  return [...new Set([value, zh, en, full, initials, tag ?? ""].map(fold))].filter(Boolean).join("|");
}

/** The pinyin of a Chinese name, one word per character; anything between the characters is one word. Null without such a character. */
export function pinyinWords(zh: string): string | null {
  return /\p{Script=Han}/u.test(zh) ? toPinyin(zh).words.map(fold).join(" ") : null;
}

/** A Chinese name as people type it without Chinese keys: in full, and by the first letter of the pinyin of each character. */
function toPinyin(zh: string): { full: string; initials: string; words: string[] } {
  const words = pinyin(zh, { toneType: "none", type: "array", nonZh: "consecutive", v: true });
  return { full: words.join(""), initials: words.map((word) => word[0] ?? "").join(""), words };
}
