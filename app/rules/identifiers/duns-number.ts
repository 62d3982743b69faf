/** A DUNS number as issued by Dun & Bradstreet: nine digits, without a check digit since 2006. */
export const dunsPattern = /^\d{9}$/;
