import { pinyin } from "pinyin-pro";

/** A Chinese name as people type it without Chinese keys: in full, and by the first letter of each character. */
export function pinyinOf(zh: string): { full: string; initials: string; words: string[] } {
  const words = pinyin(zh, { toneType: "none", type: "array", nonZh: "consecutive", v: true });
  return { full: words.join(""), initials: words.map((word) => word[0] ?? "").join(""), words };
}

/** A Chinese place name in Latin letters, one word: 石家庄 is Shijiazhuang, 西安 is Xi'an. */
export function placeName(zh: string): string {
  const words = pinyin(zh, { toneType: "none", type: "array", nonZh: "consecutive" }).map((word) =>
    word.replaceAll("v", "ü"),
  );
  const joined = words.map((word, index) => (index > 0 && /^[aeo]/.test(word) ? `'${word}` : word)).join("");
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
