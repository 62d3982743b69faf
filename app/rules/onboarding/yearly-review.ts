import { instantAfter } from "../calendar/dates";

/** The interval at which a supplier confirms its company file, in years. */
const everyYears = 1;
/** The time that it has for the confirmation, in days. */
export const yearlyReviewDays = 30;

/** When a review that starts at this instant is due. */
export const yearlyReviewBy = (startedAt: string): string => instantAfter(startedAt, yearlyReviewDays, "day");

/** A company file that was confirmed, or whose company was qualified, at or before this instant is due for a review. */
export const yearlyReviewLimit = (now: Date): string => instantAfter(now.toISOString(), -everyYears, "year");
