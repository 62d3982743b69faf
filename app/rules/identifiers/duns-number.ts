/** A DUNS number as Dun & Bradstreet gives it: nine digits, without a check digit since 2006. */
export const dunsPattern = /^\d{9}$/;
