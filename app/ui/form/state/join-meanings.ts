import type { SectionData } from "./section-data";

type Meanings = SectionData["meanings"];

/** Merges the labels of codes; those of `other` take precedence. */
export const joinMeanings = (one: Meanings, other: Meanings): Meanings =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((list) => [list, { ...one[list], ...other[list] }]),
  );
