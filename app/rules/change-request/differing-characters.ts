import { isMasked, visibleEnd } from "../fields/masking";

/** A character of a number, and whether the other number has another one there. */
export type ComparedCharacter = { text: string; isOther: boolean };
type Compared = { before: ComparedCharacter[]; after: ComparedCharacter[] };

/**
 * Two numbers character by character, with those that differ marked: by place if they are of one length, otherwise everything
 * between what both begin and end with. Of a masked number only the end is known, so only the ends are compared.
 */
export function compareCharacters(before: string, after: string): Compared {
  if (!isMasked(before) && !isMasked(after)) return compareAll([...before], [...after]);
  const [was, is] = [[...visibleEnd(before)], [...visibleEnd(after)]];
  const length = Math.min(was.length, is.length);
  const ends = compareAll(was.slice(was.length - length), is.slice(is.length - length));
  return { before: withStart(before, ends.before), after: withStart(after, ends.after) };
}

/** A number by itself: nothing is marked. */
export const plainCharacters = (value: string): ComparedCharacter[] =>
  [...value].map((text) => ({ text, isOther: false }));

const withStart = (value: string, end: ComparedCharacter[]) => [
  ...plainCharacters(value.slice(0, value.length - end.length)),
  ...end,
];

function compareAll(before: readonly string[], after: readonly string[]): Compared {
  if (before.length === after.length) {
    const mark = (text: string, at: number) => ({ text, isOther: before[at] !== after[at] });
    return { before: before.map(mark), after: after.map(mark) };
  }
  const start = countAlike(before, after);
  const rest = [before.slice(start).toReversed(), after.slice(start).toReversed()] as const;
  const end = countAlike(...rest);
  const mark = (text: string, at: number, { length }: readonly string[]) => ({
    text,
    isOther: at >= start && at < length - end,
  });
  return { before: before.map(mark), after: after.map(mark) };
}

/** How many characters both begin with. */
function countAlike(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((character, at) => character !== other[at]);
  return differing < 0 ? one.length : differing;
}
