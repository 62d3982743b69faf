/** Limits of a registration. Each comment has the row of §9, or the reason if there is none. */

/** Turnover years: 3. */
export const turnoverYears = 3;
/** Top customers: 3. */
export const topCustomers = 3;
/** Secondary shareholders: up to 3. */
export const maxSecondaryShareholders = 3;

/** The maximum number of rows in each table. */
export const maxRows = {
  shareholders: 20,
  personnel: 20,
  affiliates: 50,
  contacts: 20,
  documents: 30,
  banks: 10,
} as const;

/** The maximum number of values selected from a list. */
export const maxChosen = { countries: 250, categories: 50 } as const;

/**
 * The time to complete a registration, in minutes. Estimated from 40 answers, with one row in each table, to 80, with
 * several customers, people and certificates, at about 20 seconds each with the documents at hand.
 */
export const registrationMinutes = 30;
