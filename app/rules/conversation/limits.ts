/** The maximum length of a message between a supplier and purchasing, in characters. */
export const questionMax = 2000;
/** The maximum number of messages per registration. */
export const questionsMax = 1000;
/** The number of messages on a page, and the maximum that a caller can load at once. */
export const questionsPerPage = 20;
export const questionsAtOnce = 100;
/** The maximum number of messages that each side of a registration can send per hour. */
export const questionsPerHour = 30;
