/** Limits of corrective actions; lengths are in characters. */

/** The maximum length of the title of a corrective action. */
export const correctiveTitleMax = 120;
/** The maximum length of a requirement, a response or a reason. */
export const correctiveTextMax = 2000;
/** The latest deadline for a supplier’s answer, in days from today. */
export const correctiveDaysMax = 365;
/** The maximum number of open corrective actions per supplier. */
export const correctiveOpenMax = 20;
/** The maximum number of files that a supplier can attach to a corrective action. */
export const filesPerAction = 10;
/** The number of corrective actions listed on a supplier's file and on its own page, newest first. */
export const correctiveListed = 100;
