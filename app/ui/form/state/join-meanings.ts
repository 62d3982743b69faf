import type { SectionData } from "./section-data";

type Meanings = SectionData["meanings"];

/** The words for codes of both, those of the other where they differ. */
export const joinMeanings = (one: Meanings, other: Meanings): Meanings =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((list) => [list, { ...one[list], ...other[list] }]),
  );
