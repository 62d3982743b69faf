import { promisedStates } from "./promised-dates";
import type { State } from "./stages";
import type { Event } from "./transitions";

/** The steps of a review that are counted: that it came in, and how it ended. */
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

/** How long something has waited, in working days: from `from` on, up to `to` (undefined: or longer). */
export const ageBuckets = [
  { from: 0, to: 2 },
  { from: 3, to: 5 },
  { from: 6, to: 8 },
  { from: 9, to: 10 },
  { from: 11, to: undefined },
] as const;

/** How urgent a bucket is: the last two near and after the two weeks of the promise, of which ten days are working days. */
export const toBucketTone = (at: number): "calm" | "soon" | "late" =>
  at === ageBuckets.length - 1 ? "late" : at === ageBuckets.length - 2 ? "soon" : "calm";

/** A number, such as one of days, and how often it occurs. */
export type CountedValue = { value: number; count: number };

/** The median of numbers, each with how often it occurs, the least first; there is at least one. */
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

/** The share of decisions that the figures beside the median cover. */
export const mostShare = 0.9;

/** The least number that a share of all does not exceed; numbers as for the median. */
export function toPercentile(counts: readonly CountedValue[], share: number): number {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  // Nine tenths of ten are nine, even if the arithmetic of fractions is inexact.
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

/** Fewer than this many are not shown as a figure: they could be those of one company or one person. */
export const fewestCounted = 5;
/** The months that a supplier's figures cover, including the current one. */
export const usualMonths = 3;
/** The most answers in the list of returned answers. */
export const returnedAnswersMax = 15;

/** The figures of the reviews go back this many months. */
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
