/** The most characters of a text in one language, with its markup: the longest of the product has 9,000. */
export const staticTextMax = 40_000;
/** The most characters of the version of a text. */
export const textVersionMax = 12;
