/** The numbers of the review of a registration; the comment names its row in §9, or the reason where §9 has none. */

/** Initial review result: within 2 weeks. */
export const preliminaryReviewWeeks = 2;
export const preliminaryReviewDays = 7 * preliminaryReviewWeeks;
/** Internal review feedback: within 1 month. */
export const internalReviewMonths = 1;
/** Mass-production introduction, after which a supplier is qualified automatically (§1, stage 8); §9 names no figure. */
export const introductionDays = 90;

/** How long an approval that opens the next file can be undone before it takes effect, in seconds. */
export const undoDecisionSeconds = 60;

/** A review that is due within this many days is shown as due soon. */
export const reviewSoonDays = 3;
/** A review this many working days overdue is reported to its assignee and to the head of purchasing. */
export const escalationWorkingDays = 3;

/** The longest name of a saved view of the queue, in characters, and how many one reviewer may save. */
export const queueViewNameMax = 40;
export const maxQueueViews = 12;
/** How many registrations one bulk action takes: a page of the longest size. */
export const maxBulkRows = 100;
