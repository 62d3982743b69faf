/** The maximum length of a text in one language, with its markup. The longest of the product has 9,000 characters. */
export const staticTextMax = 40_000;
/** The maximum length of the version of a text, in characters. */
export const textVersionMax = 12;
