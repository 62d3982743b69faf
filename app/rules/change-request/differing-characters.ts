import { isMasked, visibleEnd } from "../fields/masking";

/** A character of a number, and whether it differs from the other number. */
export type ComparedCharacter = { text: string; isOther: boolean };
type Compared = { before: ComparedCharacter[]; after: ComparedCharacter[] };

/**
 * Compares two numbers and marks the characters that differ: by position if they have the same length, otherwise all
 * between the common start and end. Only the ends are compared if one is masked, because only its end is known.
 */
export function compareCharacters(before: string, after: string): Compared {
  if (!isMasked(before) && !isMasked(after)) return compareAll([...before], [...after]);
  const [was, is] = [[...visibleEnd(before)], [...visibleEnd(after)]];
  const length = Math.min(was.length, is.length);
  const ends = compareAll(was.slice(was.length - length), is.slice(is.length - length));
  return { before: withStart(before, ends.before), after: withStart(after, ends.after) };
}

/** A single number, with nothing marked. */
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

/** The number of common characters at the start. */
function countAlike(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((character, at) => character !== other[at]);
  return differing < 0 ? one.length : differing;
}
