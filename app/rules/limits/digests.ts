/**
 * The digest of overdue and imminent reviews is sent once a day, from this hour in China, and lists at most this many.
 */
export const digestHour = 8;
export const digestOldest = 5;
