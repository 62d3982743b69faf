/** Limits of the qualified categories; the comments give the unit. */

/** The maximum length of the reason for a change, in characters. */
export const categoryReasonMax = 500;
