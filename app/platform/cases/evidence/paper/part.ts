import { isWordCharacter } from "~/rules/evidence/evidence-pack";

/** The style of a text. */
export type Style = { font: "regular" | "bold"; size: number; color: string };
/** A text in the report; `link` is its target. */
export type PaperPart = { text: string; style: Style; link?: string };

/** The maximum number of characters by which a cut moves back to avoid splitting a word. */
const longestWord = 24;

/** Splits a column of texts at the given height, into the part that fits and the part for the next page. */
export function cutToFit(parts: readonly PaperPart[], height: number, heightOf: (part: PaperPart) => number) {
  let room = height;
  for (const [at, part] of parts.entries()) {
    const own = heightOf(part);
    if (own <= room) {
      room -= own;
      continue;
    }
    const [above, below] = cutText(part, room, heightOf);
    return {
      first: [...parts.slice(0, at), ...(above ? [{ ...part, text: above }] : [])],
      rest: [{ ...part, text: below }, ...parts.slice(at + 1)],
    };
  }
  return { first: [...parts], rest: [] };
}

/** The longest start of a text that fits, found by binary search, and the rest. */
function cutText(part: PaperPart, room: number, heightOf: (part: PaperPart) => number): [above: string, below: string] {
  const characters = [...part.text];
  const textOf = (count: number) => characters.slice(0, count).join("");
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (heightOf({ ...part, text: textOf(middle) }) <= room) fits = middle;
    else tooLong = middle;
  }
  const cut = beforeWord(characters, fits);
  return [textOf(cut).trimEnd(), characters.slice(cut).join("").trimStart()];
}

function beforeWord(characters: readonly string[], cut: number): number {
  const isWithin = (at: number) => isWordCharacter(characters[at - 1]) && isWordCharacter(characters[at]);
  for (let at = cut; at > Math.max(0, cut - longestWord); at--) if (!isWithin(at)) return at;
  return cut;
}
