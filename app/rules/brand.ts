/** The placeholder for the company’s name in a text. */
export const brandPlaceholder = "{{brand}}";
const placeholder = /(?<=(\S?))( {0,2})\{\{brand\}\}( {0,2})(?=(\S?))/gu;
const isHan = (character: string) => /\p{Script=Han}/u.test(character);
const isWord = (character: string) => /[\p{Letter}\p{Number}]/u.test(character);
const isFullWidth = (character: string) => /[\u3000-\u303f\uff00-\uffef“”‘’]/u.test(character);

/**
 * Replaces each `{{brand}}` in a text with the company's name. Authors of Chinese text need not add spaces: there is
 * one between Chinese and Latin, and none between Chinese characters or next to Chinese punctuation.
 */
export function withBrand(language: string, text: string, name: string): string {
  if (language !== "zh") return text.replaceAll("{{brand}}", () => name);
  const [first = "", last = ""] = [[...name].at(0), [...name].at(-1)];
  return text.replace(
    placeholder,
    (_, before: string, spacesBefore: string, spacesAfter: string, after: string) =>
      (between(before, first) ?? spacesBefore) + name + (between(last, after) ?? spacesAfter),
  );
}

/** The separator between two characters of a Chinese text; null to leave the author's text unchanged. */
function between(before: string, after: string): string | null {
  if (isFullWidth(before) || isFullWidth(after) || before === "" || after === "") return "";
  if (!isWord(before) || !isWord(after)) return null;
  return isHan(before) && isHan(after) ? "" : " ";
}
