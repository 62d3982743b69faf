/** Limits of the qualified categories; each comment says what is limited. */

/** How long the reason for a change may be. */
export const categoryReasonMax = 500;
