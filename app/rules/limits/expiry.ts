/** The days before expiry from which documents are highlighted. */
export const soonDays = 30;
