/** The numbers of the qualified categories; the comment says what each one bounds. */

/** How long the reason for a change may be. */
export const categoryReasonMax = 500;
