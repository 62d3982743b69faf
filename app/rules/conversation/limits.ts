/** The characters of one message between a supplier and purchasing. */
export const questionMax = 2000;
/** The messages of one registration. */
export const questionsMax = 1000;
/** The messages that a page shows, and how many a caller can load at once. */
export const questionsPerPage = 20;
export const questionsAtOnce = 100;
/** The messages that each side of one registration can send in an hour. */
export const questionsPerHour = 30;
