import { promisedStates } from "./promised-dates";
import type { State } from "./stages";
import type { Event } from "./transitions";

/** The steps of a review that are counted: its receipt and its outcome. */
const reviewSteps = ["received", "approved", "returned", "refused"] as const;
export type ReviewStep = (typeof reviewSteps)[number];

const stepsByEvent: Partial<Record<Event, ReviewStep>> = {
  submit: "received",
  handIn: "received",
  approve: "approved",
  return: "returned",
  refuse: "refused",
};

/** The step that an event counts as in the figures. Undefined if it does not count. */
export const toReviewStep = (event: Event): ReviewStep | undefined => stepsByEvent[event];

/** The states in which a registration waits for purchasing, as the ageing chart shows them. */
export const agedStates = [
  "preliminaryReview",
  "newlyRegistered",
  "potential",
  "internalReview",
] as const satisfies State[];

/** A range of waiting times in working days, from `from` up to `to` (unlimited if undefined). */
export const ageBuckets = [
  { from: 0, to: 2 },
  { from: 3, to: 5 },
  { from: 6, to: 8 },
  { from: 9, to: 10 },
  { from: 11, to: undefined },
] as const;

/** The urgency of a bucket. The last two are near and beyond the promised two weeks, which are ten working days. */
export const toBucketTone = (at: number): "calm" | "soon" | "late" =>
  at === ageBuckets.length - 1 ? "late" : at === ageBuckets.length - 2 ? "soon" : "calm";

/** A number, for example of days, and its frequency. */
export type CountedValue = { value: number; count: number };

/** The median of a non-empty list of numbers with frequencies, in ascending order. */
export function toMedian(counts: readonly CountedValue[]): number {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const at = (place: number) => {
    let passed = 0;
    return counts.find(({ count }) => (passed += count) > place)?.value ?? 0;
  };
  const high = Math.floor(total / 2);
  const low = Math.floor((total - 1) / 2);
  return (at(low) + at(high)) / 2;
}

/** The percentile shown beside the median. */
export const mostShare = 0.9;

/** The percentile of a list of numbers like that of `median`. */
export function toPercentile(counts: readonly CountedValue[], share: number): number {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  // Corrects for inexact fractions, so that nine tenths of ten are nine.
  const needed = Math.ceil(Number((total * share).toFixed(6)));
  return counts.find(({ count }) => (passed += count) >= needed)?.value ?? 0;
}

/** The months of a period, the oldest first, up to the one given (`YYYY-MM`). */
export function listMonths(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split("-").map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  );
}

/** The minimum count for a published figure. Smaller counts could be attributed to one company or person. */
export const fewestCounted = 5;
/** The months that a supplier's figures cover, including the current one. */
export const usualMonths = 3;
/** The maximum length of the list of returned answers. */
export const returnedAnswersMax = 15;

/** The number of months that review figures cover. */
export const maxFigureMonths = 24;
/** Rows of the reviewer's own queue on the dashboard. */
export const dashboardQueueRows = 8;

/** The periods that can be chosen, in months. */
export const figurePeriods = [3, 6, 12, 24] as const;
const usualPeriod = 12;

/** The figures to show; without `review`, those of both kinds of review. */
export type FigurePlace = { months: number; review: (typeof promisedStates)[number] | undefined };

/** The figures in an address; invalid parts are ignored. */
export const parseFigurePlace = (query: URLSearchParams): FigurePlace => ({
  months: figurePeriods.find((months) => String(months) === query.get("months")) ?? usualPeriod,
  review: promisedStates.find((review) => review === query.get("review")),
});

/** Returns the figures to show as a query. */
export const toFigureQuery = ({ months, review }: FigurePlace): Record<string, string> => ({
  ...(months !== usualPeriod && { months: String(months) }),
  ...(review && { review }),
});
