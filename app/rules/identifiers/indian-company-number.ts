/** Characters of an Indian corporate identification number. */
export const cinLength = 21;

/** An Indian corporate identification number: listed or not, industry, state, year, kind of company, registration. */
export const isCinShaped = (number: string) => /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(number.toUpperCase());
