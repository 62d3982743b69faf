import { pinyin } from "pinyin-pro";
import { fold } from "~/rules/text/normalise";
import { toSimplified } from "./simplified";

const options = { toneType: "none", type: "array" } as const;

/**
 * Names normalised for searching, one line for each way to type one: as written, in simplified characters, by its pinyin and by
 * the initials of its pinyin.
 */
export function toSearchText(names: readonly string[]): string {
  const lines = names.flatMap((name) => {
    const simplified = toSimplified(name);
    if (!/\p{Script=Han}/u.test(name)) return [name];
    const syllables = pinyin(simplified, options);
    return [name, simplified, syllables.join(""), syllables.map((syllable) => syllable.slice(0, 1)).join("")];
  });
  return [...new Set(lines.map(fold))].join("\n");
}

/** A typed query in the form in which it is compared with a search text. */
export const toSearchQuery = (typed: string): string => fold(toSimplified(typed));
