/** The numbers of a registration; the comment names its row in §9, or the reason where §9 has none. */

/** Turnover years: 3. */
export const turnoverYears = 3;
/** Top customers: 3. */
export const topCustomers = 3;
/** Secondary shareholders: up to 3. */
export const maxSecondaryShareholders = 3;

/** How many rows a table may have. */
export const maxRows = {
  shareholders: 20,
  personnel: 20,
  affiliates: 50,
  contacts: 20,
  documents: 30,
  banks: 10,
} as const;

/** How many values a list of values may have chosen. */
export const maxChosen = { countries: 250, categories: 50 } as const;

/**
 * How long a company takes to complete its registration, in minutes. An estimate: 40 answers where each table has one row, 80
 * with several customers, people and certificates, at about 20 seconds each with the documents at hand.
 */
export const registrationMinutes = 30;
