/** Limits of corrective actions; each comment says what is limited. */

/** How long the title of a corrective action may be. */
export const correctiveTitleMax = 120;
/** How long what is required, an answer or a reason may be. */
export const correctiveTextMax = 2000;
/** The latest deadline for a supplier’s answer, in days from today. */
export const correctiveDaysMax = 365;
/** How many corrective actions a supplier may have that are not over. */
export const correctiveOpenMax = 20;
/** How many files a supplier may have with a corrective action. */
export const filesPerAction = 10;
/** How many corrective actions of a supplier are listed on its file and to itself, the newest first. */
export const correctiveListed = 100;
