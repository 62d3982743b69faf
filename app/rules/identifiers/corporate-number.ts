/** Digits of a Japanese corporate number. */
export const corporateNumberDigits = 13;

/** A Japanese corporate number (法人番号): thirteen digits, the first of them a check digit. */
export const isCorporateNumberShaped = (number: string) => /^\d{13}$/.test(number);

/**
 * Whether a well-formed corporate number has the correct check digit: 9 less the remainder modulo 9 of the other
 * digits, from the right weighted with 1 and 2 in turn (ordinance of the Ministry of Finance on corporate numbers,
 * article 2).
 */
export function isCorporateNumberChecked(number: string): boolean {
  const [check = "", ...digits] = number;
  const sum = digits.toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 2), 0);
  return Number(check) === 9 - (sum % 9);
}
