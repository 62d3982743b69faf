/** Unified credit code: 18 characters (§9). */
export const unifiedCreditCodeLength = 18;

const alphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY";

/** Only digits and capitals, without I, O, Z, S and V (§5). */
export const hasUsccCharacters = (code: string) => /^[0-9A-HJ-NPQRTUWXY]*$/.test(code);

/** The check character of the first 17 characters (GB 32100-2015). */
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
 * The first two characters: the registering authority and the kind of organisation (GB 32100-2015, with its amendment
 * of 2016).
 */
const departments = new Set(
  `11 12 13 19 21 29 31 32 33 34 35 39 41 49 51 52 53 59 61 62 69 71 72 79 81 89
   91 92 93 A1 A9 N1 N2 N3 N9 Y1`.split(/\s+/),
);

/** Whether an authority of this number registers organisations of this kind. */
export const hasUsccDepartment = (code: string) => departments.has(code.slice(0, 2));

/** Whether a well-formed code has the correct check character. Some real codes from the first years do not. */
export const isUsccChecked = (code: string) => code.length === unifiedCreditCodeLength && usccCheck(code) === code[17];
