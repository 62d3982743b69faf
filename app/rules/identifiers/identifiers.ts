const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** Only digits and capitals, without I, O, Z, S and V (§5). */
export const hasUsccCharacters = (code: string) => /^[0-9A-HJ-NPQRTUWXY]*$/.test(code);

/** The check character that GB 32100-2015 gives the first 17 characters. */
export function usccCheck(code: string): string {
  let sum = 0;
  let weight = 1;
  for (const char of code.slice(0, 17)) {
    sum += alphabet.indexOf(char) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet[(31 - (sum % 31)) % 31] ?? "";
}

/**
 * The first two characters: the authority that registers, and what it registers (GB 32100-2015, with its amendment of
 * 2016).
 */
const departments = new Set(
  `11 12 13 19 21 29 31 32 33 34 35 39 41 49 51 52 53 59 61 62 69 71 72 79 81 89
   91 92 93 A1 A9 N1 N2 N3 N9 Y1`.split(/\s+/),
);

/** Whether an authority of this number registers organisations of this kind. */
export const hasUsccDepartment = (code: string) => departments.has(code.slice(0, 2));

/** Whether a well-formed code carries its check character. Some real codes of the first years do not. */
export const isUsccChecked = (code: string) => code.length === 18 && usccCheck(code) === code[17];

/** A DUNS number as Dun & Bradstreet gives it: nine digits, without a check digit since 2006. */
export const dunsPattern = /^\d{9}$/;

const gstinAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** State code, PAN, entity number, Z, check character. */
export const isGstinShaped = (gstin: string) => /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin);

/** Whether the last character is the check character of the others (Luhn modulo 36). */
export function isGstinChecked(gstin: string): boolean {
  const sum = [...gstin].toReversed().reduce((total, char, at) => {
    const product = gstinAlphabet.indexOf(char) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return sum % 36 === 0;
}

/** Digits of a Japanese corporate number, characters of an Indian corporate identification number. */
export const corporateNumberDigits = 13;
export const cinLength = 21;

/** A Japanese corporate number (法人番号): thirteen digits, the first of them a check digit. */
export const isCorporateNumberShaped = (number: string) => /^\d{13}$/.test(number);

/**
 * Whether a well-formed corporate number carries its check digit: 9 less the remainder modulo 9 of the other digits, from the
 * right weighted with 1 and 2 in turn (ordinance of the Ministry of Finance on corporate numbers, article 2).
 */
export function isCorporateNumberChecked(number: string): boolean {
  const [check = "", ...digits] = number;
  const sum = digits.toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0);
  return Number(check) === 9 - (sum % 9);
}

/** An Indian corporate identification number: listed or not, industry, state, year, kind of company, registration. */
export const isCinShaped = (number: string) => /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(number.toUpperCase());

/** Whether a number names a register of German companies, with or without its court: `Amtsgericht München HRB 42243`. */
export const namesGermanRegister = (number: string) =>
  /(?:^|[^A-Za-z])(?:HR[AB]|GnR|PR|VR|GsR)\s*\d{1,6}/i.test(number);
