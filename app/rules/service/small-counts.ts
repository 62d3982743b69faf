import { fewestCounted } from "~/rules/onboarding/review-figures";

/** Counts that may be displayed: null stands for fewer than five. */
export type ShownCounts = { total: number | null; parts: (number | null)[] };

/**
 * Hides counts below five, which could be those of one company. If a hidden count could be derived from the total, the
 * total is the sum of the displayed parts only.
 */
export function hideSmallCounts(counts: readonly number[]): ShownCounts {
  const parts = counts.map(hideSmallCount);
  const exact = counts.reduce((sum, count) => sum + count, 0);
  const displayed = parts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return { total: hideSmallCount(exact - displayed < fewestCounted ? displayed : exact), parts };
}

/** A count, or null if it is below five. */
const hideSmallCount = (count: number): number | null => (count >= fewestCounted ? count : null);
