/** Limits and periods of reviews. Each comment has the row of §9, or the reason if there is none. */

/** Initial review result: within 2 weeks. */
export const preliminaryReviewWeeks = 2;
export const preliminaryReviewDays = 7 * preliminaryReviewWeeks;
/** Internal review feedback: within 1 month. */
export const internalReviewMonths = 1;
/** Mass-production introduction, after which a supplier is qualified automatically (§1, stage 8); §9 names no figure. */
export const introductionDays = 90;

/** The seconds for which an approval that opens the next file can be undone before it takes effect. */
export const undoDecisionSeconds = 60;

/** The days before the due date from which a review is shown as due soon. */
export const reviewSoonDays = 3;
/** The working days overdue from which a review is reported to its assignee and the head of purchasing. */
export const escalationWorkingDays = 3;

/** The maximum length of the name of a saved queue view, in characters, and the number of views per reviewer. */
export const queueViewNameMax = 40;
export const maxQueueViews = 12;
/** The maximum number of registrations in a bulk action, which is the largest page size. */
export const maxBulkRows = 100;
